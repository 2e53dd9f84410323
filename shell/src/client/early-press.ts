import { announceHydration } from '@shop/shared/app/boot';

declare global {
  /** See shell/src/server/early-press-script.ts. */
  var __shopPresses: { isReady: boolean } | undefined;
}

/** Repeats the clicks on buttons that were made before the page was hydrated. */
export function repeatEarlyPresses(): void {
  if (globalThis.__shopPresses) globalThis.__shopPresses.isReady = true;
  announceHydration();
}
