import { type JsonText, jsonText } from '../../platform/http/route';

export interface ReadOptions {
  /** The answer changes with the clock (deals, coupons): ask again after so long. */
  maxAgeMs?: number;
  /** The address it was asked under, for `recall`. */
  url?: string;
}

/** Answers in memory, as the JSON text the database wrote. */
export interface ReadModel {
  /**
   * The answer under this key, loaded once while it is unknown. Failures are not remembered.
   * Keys of one goods begin with `goods:<no>:`.
   */
  read(key: string, load: () => Promise<string>, options?: ReadOptions): Promise<JsonText>;
  /** The answer to an address asked before in the very same words, while it is true. */
  recall(url: string): JsonText | undefined;
  /** Forgets what a change of these goods touches: their own answers and every list. */
  forgetGoods(goodsNo: number): void;
  forgetAll(): void;
}

interface Entry {
  answer: Promise<JsonText>;
  /** The same once it is there. */
  value: JsonText | undefined;
  /** 0 once it is forgotten. */
  expiresAt: number;
}

const DEFAULT_MAX_AGE_MS = 15_000;
const MAX_ENTRIES = 20_000;
const MAX_URL_LENGTH = 300;
const goodsKey = /^goods:(\d+):/;

/** PostgreSQL writes JSON with blanks after every sign: a sixth of its bytes. */
const compact = (text: string): string => JSON.stringify(JSON.parse(text));

/**
 * @param nowMs a monotonic clock in ms
 */
export function createReadModel(nowMs: () => number): ReadModel {
  const byKey = new Map<string, Entry>();
  const keysOfGoods = new Map<number, Set<string>>();
  const listKeys = new Set<string>();
  const byUrl = new Map<string, Entry>();

  const forget = (key: string) => {
    const entry = byKey.get(key);
    if (entry) entry.expiresAt = 0;
    byKey.delete(key);
  };

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
    for (const entry of byKey.values()) entry.expiresAt = 0;
    byUrl.clear();
    byKey.clear();
    keysOfGoods.clear();
    listKeys.clear();
  };
  const load = (key: string, ask: () => Promise<string>, maxAgeMs: number): Entry => {
    if (byKey.size >= MAX_ENTRIES || byUrl.size >= MAX_ENTRIES) forgetAll();
    const answer = ask().then((text) => jsonText(compact(text)));
    const entry: Entry = { answer, value: undefined, expiresAt: nowMs() + maxAgeMs };
    byKey.set(key, entry);
    remember(key);
    answer.then(
      (value) => {
        entry.value = value;
      },
      () => {
        if (byKey.get(key) === entry) forget(key);
      },
    );
    return entry;
  };

  return {
    read: (key, ask, { maxAgeMs = DEFAULT_MAX_AGE_MS, url } = {}) => {
      const known = byKey.get(key);
      const entry = known && known.expiresAt > nowMs() ? known : load(key, ask, maxAgeMs);
      if (url && url.length <= MAX_URL_LENGTH) byUrl.set(url, entry);
      return entry.answer;
    },
    recall: (url) => {
      const entry = byUrl.get(url);
      if (entry && entry.expiresAt > nowMs()) return entry.value;
      if (entry) byUrl.delete(url);
      return undefined;
    },
    forgetGoods: (goodsNo) => {
      for (const key of keysOfGoods.get(goodsNo) ?? []) forget(key);
      keysOfGoods.delete(goodsNo);
      for (const key of listKeys) forget(key);
      listKeys.clear();
    },
    forgetAll,
  };
}
