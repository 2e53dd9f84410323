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

/** One interaction per this number is ignored as an outlier (web.dev/inp). */
const INTERACTIONS_PER_OUTLIER = 50;
/** Number of longest interactions that are kept: enough for the 98th percentile of 500. */
const MAX_KEPT = 10;

/**
 * The 98th percentile of a document's interactions: the longest of up to fifty, the second longest of up to a
 * hundred, and so on. An interaction has several events; the longest counts.
 */
export function createInteractionScore() {
  /** Interactions by duration, descending. */
  let kept: { id: number; ms: number }[] = [];
  const seen = new Set<number>();
  return {
    add: (id: number, ms: number): void => {
      seen.add(id);
      const before = kept.find((one) => one.id === id);
      if (before && before.ms >= ms) return;
      kept = [...kept.filter((one) => one !== before), { id, ms }]
        .sort((a, b) => b.ms - a.ms)
        .slice(0, MAX_KEPT);
    },
    /** @param count number of all interactions, including short ones; default: the number observed */
    score: (count = seen.size): number | undefined =>
      kept[Math.min(kept.length - 1, Math.floor(count / INTERACTIONS_PER_OUTLIER))]?.ms,
  };
}

/**
 * Observes this document's web vitals.
 * @returns reads them; a vital that did not happen or that the browser does not measure is absent
 */
export function observeVitals(): () => Vitals {
  let lcpMs: number | undefined;
  const interactions = createInteractionScore();
  const shifts = createShiftScore();
  observeEntries('largest-contentful-paint', ({ startTime }) => {
    lcpMs = startTime;
  });
  observeEntries('event', ({ interactionId, duration }) => {
    if (interactionId) interactions.add(interactionId, duration);
  });
  observeEntries('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (!hadRecentInput) shifts.add(value, startTime);
  });
  return () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const inpMs = interactions.score(performance.interactionCount);
    return { ttfbMs: navigation?.responseStart, lcpMs, inpMs, cls: shifts.score() };
  };
}
