import type { Vitals } from '@shop/shared/contracts';
import { observeEntries } from './observe-entries';

/** Layout shifts less than a second apart, of at most five seconds, are one session (web.dev/cls). */
const SHIFT_GAP_MS = 1_000;
const SHIFT_SESSION_MS = 5_000;

/** Adds layout shifts up; the score is that of the worst session. */
export function createShiftScore() {
  let score = 0;
  let session = 0;
  let startedMs = 0;
  let lastMs = Number.NEGATIVE_INFINITY;
  return {
    add: (value: number, atMs: number): void => {
      const isSame = atMs - lastMs < SHIFT_GAP_MS && atMs - startedMs < SHIFT_SESSION_MS;
      if (!isSame) startedMs = atMs;
      session = isSame ? session + value : value;
      lastMs = atMs;
      score = Math.max(score, session);
    },
    score: () => score,
  };
}

/**
 * Observes this document's vitals. INP is its longest interaction.
 * @returns reads them; a vital that did not happen or that the browser does not measure is absent
 */
export function observeVitals(): () => Vitals {
  let lcpMs: number | undefined;
  let inpMs: number | undefined;
  const shifts = createShiftScore();
  observeEntries('largest-contentful-paint', ({ startTime }) => {
    lcpMs = startTime;
  });
  observeEntries('event', ({ interactionId, duration }) => {
    if (interactionId) inpMs = Math.max(inpMs ?? 0, duration);
  });
  observeEntries('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (!hadRecentInput) shifts.add(value, startTime);
  });
  return () => {
    const [navigation] = performance.getEntriesByType('navigation');
    return { ttfbMs: navigation?.responseStart, lcpMs, inpMs, cls: shifts.score() };
  };
}
