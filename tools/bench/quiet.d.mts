export const QUIET_LOAD: number;
export function awaitQuiet(options?: {
  readLoad?: () => number;
  patienceMs?: number;
  pollMs?: number;
}): Promise<void>;
