import { type JsonText, jsonText } from '../../../platform/http/route';

export interface ReadOptions {
  /** The answer changes with the clock (deals, coupons): ask again after so long. */
  maxAgeMs?: number;
  /** The address it was asked under, for `recall`. */
  url?: string;
}

type Ask = () => Promise<string>;

/** Answers in memory, as the JSON text the database wrote. */
export interface ResponseCache {
  /**
   * The answer under this key, loaded once while it is unknown. Failures are not remembered.
   * An answer that has come of age is given once more while a new one is being fetched.
   * Keys of one goods begin with `goods:<no>:`.
   */
  read(key: string, load: Ask, options?: ReadOptions): Promise<JsonText>;
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
  ask: Ask;
  maxAgeMs: number;
  freshUntil: number;
  isAsking: boolean;
  /** Something it says has changed: never given again. */
  isForgotten: boolean;
}

const DEFAULT_MAX_AGE_MS = 15_000;
/** About 20 KB each. */
const MAX_ENTRIES = 6_000;
/** How many of the oldest go when it is full: a crawler must not empty it. */
const ROOM = 600;
const MAX_URL_LENGTH = 300;
const goodsKey = /^goods:(\d+):/;

/** PostgreSQL writes JSON with blanks after every sign: a sixth of its bytes. */
const compact = (text: string): string => JSON.stringify(JSON.parse(text));

function firstOf(keys: Iterable<string>): string[] {
  const first: string[] = [];
  for (const key of keys) {
    if (first.length === ROOM) break;
    first.push(key);
  }
  return first;
}

/**
 * @param nowMs a monotonic clock in ms
 */
export function createResponseCache(nowMs: () => number): ResponseCache {
  const byKey = new Map<string, Entry>();
  const byUrl = new Map<string, Entry>();
  const keysOfGoods = new Map<number, Set<string>>();
  const listKeys = new Set<string>();

  const remember = (key: string, entry: Entry) => {
    byKey.set(key, entry);
    const goodsNo = goodsKey.exec(key)?.[1];
    if (!goodsNo) {
      listKeys.add(key);
      return;
    }
    const keys = keysOfGoods.get(Number(goodsNo)) ?? new Set();
    keysOfGoods.set(Number(goodsNo), keys.add(key));
  };
  const forget = (key: string) => {
    const entry = byKey.get(key);
    if (entry) entry.isForgotten = true;
    byKey.delete(key);
  };
  const forgetAll = () => {
    for (const entry of byKey.values()) entry.isForgotten = true;
    byUrl.clear();
    byKey.clear();
    keysOfGoods.clear();
    listKeys.clear();
  };

  const makeRoom = () => {
    if (byUrl.size >= MAX_ENTRIES) for (const url of firstOf(byUrl.keys())) byUrl.delete(url);
    if (byKey.size < MAX_ENTRIES) return;
    for (const key of firstOf(byKey.keys())) {
      forget(key);
      listKeys.delete(key);
      const goodsNo = Number(goodsKey.exec(key)?.[1]);
      const keys = keysOfGoods.get(goodsNo);
      keys?.delete(key);
      if (keys?.size === 0) keysOfGoods.delete(goodsNo);
    }
  };

  const fetch = async (entry: Entry): Promise<JsonText> => {
    entry.isAsking = true;
    try {
      const value = jsonText(compact(await entry.ask()));
      entry.value = value;
      entry.freshUntil = nowMs() + entry.maxAgeMs;
      return value;
    } finally {
      entry.isAsking = false;
    }
  };
  const load = (key: string, ask: Ask, maxAgeMs: number): Entry => {
    makeRoom();
    const entry = { ask, maxAgeMs, value: undefined, freshUntil: 0, isForgotten: false } as Entry;
    entry.answer = fetch(entry);
    entry.answer.catch(() => {
      if (byKey.get(key) === entry) forget(key);
    });
    remember(key, entry);
    return entry;
  };

  /** Fresh, or come of age so lately that it may be given once more while it is fetched anew. */
  const isUsable = (entry: Entry): boolean => {
    if (entry.isForgotten) return false;
    const now = nowMs();
    if (!entry.value || entry.freshUntil > now) return true;
    if (entry.freshUntil + entry.maxAgeMs <= now) return false;
    if (!entry.isAsking) {
      entry.answer = fetch(entry);
      // A failure leaves the old answer until it is too old; then whoever asks hears of it.
      entry.answer.catch(() => undefined);
    }
    return true;
  };

  return {
    read: async (key, ask, { maxAgeMs = DEFAULT_MAX_AGE_MS, url } = {}) => {
      const known = byKey.get(key);
      const entry = known && isUsable(known) ? known : load(key, ask, maxAgeMs);
      if (url && url.length <= MAX_URL_LENGTH) {
        // One answer has as many addresses as somebody cares to invent.
        makeRoom();
        byUrl.set(url, entry);
      }
      return entry.value ?? entry.answer;
    },
    recall: (url) => {
      const entry = byUrl.get(url);
      if (!entry) return undefined;
      if (isUsable(entry)) return entry.value;
      byUrl.delete(url);
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
