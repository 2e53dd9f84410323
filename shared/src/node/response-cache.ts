import { LRUCache } from 'lru-cache';

/** A loaded value and how long it stays fresh. 0: not cached, shared with concurrent reads only. */
export interface Loaded<V> {
  value: V;
  ttlMs: number;
  /** Identifies the data that the value was made from; the value is right while it is the current one. */
  version?: string | undefined;
}

type Loader<V> = () => Promise<Loaded<V>>;
export type CurrentVersion = () => Promise<string | undefined>;

/**
 * Responses in memory with stale-while-revalidate: for one more `ttlMs` a stale value is returned while
 * it is loaded again, and stays when loading fails. So is an older value up to `keptMs` whose version is
 * still the current one. What is older is removed when others are stored.
 */
export interface ResponseCache<V> {
  /**
   * The cached value. On a miss, `load` runs once for all concurrent reads; failures are not cached.
   * @param currentVersion called for an expired value only; undefined: the version is not known
   */
  read(key: string, load: Loader<V>, currentVersion?: CurrentVersion): Promise<V>;
  /** The cached value without loading on a miss. A stale value is loaded again by its last loader. */
  peek(key: string): V | undefined;
  /** Removes the entries whose keys match; their running loads are not cached either. */
  invalidate(matches: (key: string) => boolean): void;
}

export interface ResponseCacheOptions<V> {
  /** Limit of the summed sizes; the least recently used entries are evicted. */
  maxSize: number;
  /** Size of a value, for example in bytes. */
  sizeOf: (value: V) => number;
  /** The greatest age of a value with a version, ms. 0: versions are not used. */
  keptMs?: number;
  /** A kept value of this age or older is loaded again in the background when it is returned, ms. */
  renewMs?: number;
  /** Monotonic clock, ms. */
  nowMs?: () => number;
}

interface Entry<V> {
  value: V;
  load: Loader<V>;
  freshUntilMs: number;
  staleUntilMs: number;
  /** Until then it may be returned while `version` is the current one. */
  keptUntilMs: number;
  renewAtMs: number;
  version: string | undefined;
}

export function createResponseCache<V>({
  maxSize,
  sizeOf,
  keptMs = 0,
  renewMs = 0,
  nowMs = () => performance.now(),
}: ResponseCacheOptions<V>): ResponseCache<V> {
  const entries = new LRUCache<string, Entry<V>>({
    maxSize,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
  });
  const pending = new Map<string, Promise<V>>();
  let nextSweepMs = 0;

  /** Values that are too old to be returned, for example pages of builds that were replaced. */
  const sweep = (periodMs: number): void => {
    const now = nowMs();
    if (now < nextSweepMs) return;
    nextSweepMs = now + periodMs;
    for (const [key, { keptUntilMs }] of entries) if (now >= keptUntilMs) entries.delete(key);
  };

  const store = (key: string, { value, ttlMs, version }: Loaded<V>, load: Loader<V>): void => {
    if (ttlMs <= 0) return;
    sweep(2 * ttlMs);
    const now = nowMs();
    const staleUntilMs = now + 2 * ttlMs;
    const keptUntilMs = version === undefined ? staleUntilMs : Math.max(staleUntilMs, now + keptMs);
    entries.set(key, {
      value,
      load,
      freshUntilMs: now + ttlMs,
      staleUntilMs,
      keptUntilMs,
      renewAtMs: now + renewMs,
      version,
    });
  };

  const refresh = (key: string, load: Loader<V>): Promise<V> => {
    const running = pending.get(key);
    if (running !== undefined) return running;
    const work: Promise<V> = load()
      .then((loaded) => {
        // Not stored when the entry was invalidated meanwhile.
        if (pending.get(key) === work) store(key, loaded, load);
        return loaded.value;
      })
      .finally(() => {
        if (pending.get(key) === work) pending.delete(key);
      });
    pending.set(key, work);
    return work;
  };

  const find = (key: string, load?: Loader<V>): Entry<V> | undefined => {
    const entry = entries.get(key);
    const now = nowMs();
    if (!entry || now >= entry.staleUntilMs) return undefined;
    if (now >= entry.freshUntilMs) refresh(key, load ?? entry.load).catch(() => undefined);
    return entry;
  };

  /** An expired value whose version is still the current one. One older than `renewMs` is also loaded again. */
  const findKept = async (
    key: string,
    load: Loader<V>,
    currentVersion: CurrentVersion,
  ): Promise<Entry<V> | undefined> => {
    const entry = entries.get(key);
    if (entry?.version === undefined || nowMs() >= entry.keptUntilMs) return undefined;
    const isCurrent = (await currentVersion()) === entry.version && entries.get(key) === entry;
    if (!isCurrent) return undefined;
    if (nowMs() >= entry.renewAtMs) refresh(key, load).catch(() => undefined);
    return entry;
  };

  return {
    read: async (key, load, currentVersion) => {
      const entry =
        find(key, load) ?? (currentVersion && (await findKept(key, load, currentVersion)));
      return entry ? entry.value : refresh(key, load);
    },
    peek: (key) => find(key)?.value,
    invalidate: (matches) => {
      for (const key of [...entries.keys(), ...pending.keys()]) {
        if (!matches(key)) continue;
        entries.delete(key);
        pending.delete(key);
      }
    },
  };
}
