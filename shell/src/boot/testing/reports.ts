import type { BootWatch } from '../boot-watch';

/** Collects what is reported about the files of a boot. */
export function reports(): { watch: BootWatch; said: string[] } {
  const said: string[] = [];
  const say = (what: string) => (address: string) => void said.push(`${what} ${address}`);
  return {
    said,
    watch: { wait: say('wait'), got: say('got'), lost: say('lost'), late: () => said.push('late') },
  };
}
