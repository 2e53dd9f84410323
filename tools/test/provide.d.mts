export interface Machine {
  isRoot: boolean;
  hasBrowser: () => boolean;
  hasDatabase: () => boolean;
  hasPooler: () => boolean;
  hasBalancer: () => boolean;
  hasValkey: () => boolean;
  hasEngines: () => boolean;
  downloadBrowser: () => Promise<{ code: number; output: string }>;
  has: (command: string) => Promise<boolean>;
  run: (command: string, args: string[]) => Promise<{ code: number; output: string }>;
}

export function provide(machine: Machine): Promise<void>;
export function provideEngines(machine: Machine): Promise<string | undefined>;
