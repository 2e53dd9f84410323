import { systemNowMs } from '@shop/shared/app';
import { changeRegister } from '../release/register';
import { type RegisterStore, updateRegister } from '../release/register-store';
import { judgeCanary } from './judge-canary';
import type { ReleaseStats } from './release-stats';

const POLL_MS = 5_000;
/** The account that the history names. */
const GATEWAY = 'gateway';

export interface CanaryWatchOptions {
  store: RegisterStore;
  stats: ReleaseStats;
  log: { warn(details: object, text: string): void; error(details: object, text: string): void };
  /** Between two comparisons, ms. */
  pollMs?: number | undefined;
}

/** Ends canaries that are worse than the stable build, with the reason in the history. */
export async function endBadCanaries({ store, stats, log }: CanaryWatchOptions): Promise<void> {
  const { apps } = await store.latest();
  for (const [name, { stable, canary }] of Object.entries(apps)) {
    const counts = canary && stats.find(name, canary.build);
    const reason = counts && judgeCanary(counts, stats.find(name, stable ?? ''));
    if (!reason) continue;
    const context = { at: new Date(systemNowMs()).toISOString(), by: GATEWAY };
    await updateRegister(store, (register) => {
      // Somebody may have ended or replaced it in between.
      if (register.apps[name]?.canary?.build !== canary.build) return register;
      const change = changeRegister(register, context);
      change.rollback(name, undefined, reason);
      return change.result();
    });
    log.warn({ remote: name, build: canary.build, reason }, 'A canary was ended');
  }
}

/** Compares running canaries again and again. @returns stops it */
export function watchCanaries(options: CanaryWatchOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  const compare = async (): Promise<void> => {
    await endBadCanaries(options).catch((error: unknown) =>
      options.log.error({ err: error }, 'Canaries could not be compared'),
    );
    timer?.refresh();
  };
  timer = setTimeout(() => void compare(), options.pollMs ?? POLL_MS);
  timer.unref();
  return () => {
    if (timer) clearTimeout(timer);
    timer = undefined;
  };
}
