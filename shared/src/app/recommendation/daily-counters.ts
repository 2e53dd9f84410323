import { KOREA_OFFSET_MS } from '@shop/shared/domain';
import { isNumber, like, recordOf } from '../storage/shape';
import { localStore } from '../storage/storage';

const KEY = 'shop.recommendation';
const DAY_MS = 86_400_000;

interface StoredCounters {
  /** End of the counters' day, 23:59:59.999, epoch ms. */
  until: number;
  counts: Record<string, number>;
}

const endOfDay = (nowMs: number): number =>
  nowMs - ((nowMs + KOREA_OFFSET_MS) % DAY_MS) + DAY_MS - 1;

/** Counters of another day are ignored, also after the clock was set back. */
function readToday(nowMs: number): StoredCounters {
  const until = endOfDay(nowMs);
  const stored = localStore.get(KEY, like<StoredCounters>({ until: 0, counts: {} }));
  return stored?.until === until && recordOf(isNumber)(stored.counts)
    ? stored
    : { until, counts: {} };
}

/**
 * Increments today's count of a recommendation section (DP056). It is kept until 23:59:59.999 of the same
 * Korean day (spec section 4). @returns the new count
 */
export function incrementRecommendationCount(section: string, nowMs: number): number {
  const stored = readToday(nowMs);
  const count = (stored.counts[section] ?? 0) + 1;
  localStore.set(KEY, {
    ...stored,
    counts: { ...stored.counts, [section]: count },
  } satisfies StoredCounters);
  return count;
}
