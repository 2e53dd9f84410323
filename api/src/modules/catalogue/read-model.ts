import { type JsonText, jsonText } from '../../platform/http/route';

export interface ReadOptions {
  /** The answer changes with the clock (deals, coupons): ask again after so long. */
  maxAgeMs?: number;
}

/** Answers in memory, as the JSON text the database wrote. */
export interface ReadModel {
  /**
   * The answer under this key, loaded once while it is unknown. Failures are not remembered.
   * Keys of one goods begin with `goods:<no>:`.
   */
  read(key: string, load: () => Promise<string>, options?: ReadOptions): Promise<JsonText>;
  /** Forgets what a change of these goods touches: their own answers and every list. */
  forgetGoods(goodsNo: number): void;
  forgetAll(): void;
}

interface Entry {
  answer: Promise<JsonText>;
  expiresAt: number;
}

const DEFAULT_MAX_AGE_MS = 15_000;
const MAX_ENTRIES = 20_000;
const goodsKey = /^goods:(\d+):/;

/**
 * @param nowMs a monotonic clock in ms
 */
export function createReadModel(nowMs: () => number): ReadModel {
  const byKey = new Map<string, Entry>();
  const keysOfGoods = new Map<number, Set<string>>();
  const listKeys = new Set<string>();

  const remember = (key: string) => {
    const goodsNo = goodsKey.exec(key)?.[1];
    if (!goodsNo) {
      listKeys.add(key);
      return;
    }
    const keys = keysOfGoods.get(Number(goodsNo)) ?? new Set();
    keysOfGoods.set(Number(goodsNo), keys.add(key));
  };
  const forgetAll = () => {
    byKey.clear();
    keysOfGoods.clear();
    listKeys.clear();
  };
  const load = (key: string, ask: () => Promise<string>, maxAgeMs: number): Promise<JsonText> => {
    if (byKey.size >= MAX_ENTRIES) forgetAll();
    const answer = ask().then(jsonText);
    const entry = { answer, expiresAt: nowMs() + maxAgeMs };
    byKey.set(key, entry);
    remember(key);
    answer.catch(() => {
      if (byKey.get(key) === entry) byKey.delete(key);
    });
    return answer;
  };

  return {
    read: (key, ask, { maxAgeMs = DEFAULT_MAX_AGE_MS } = {}) => {
      const known = byKey.get(key);
      return known && known.expiresAt > nowMs() ? known.answer : load(key, ask, maxAgeMs);
    },
    forgetGoods: (goodsNo) => {
      for (const key of keysOfGoods.get(goodsNo) ?? []) byKey.delete(key);
      keysOfGoods.delete(goodsNo);
      for (const key of listKeys) byKey.delete(key);
      listKeys.clear();
    },
    forgetAll,
  };
}
