import { createResponseCache as createSharedCache } from '@shop/shared/node';
import { LRUCache } from 'lru-cache';
import { CachedJson } from '../../../platform/http/route';

export interface ReadOptions {
  /** Time to live; shorter for responses that change with the clock (deals, coupons). */
  maxAgeMs?: number;
  /** The requested URL, for `getByUrl`. */
  url?: string;
}

/**
 * Responses in memory as the JSON text that the database wrote. For one more `maxAgeMs` a stale
 * response is returned while a new one is loaded. Keys of one goods begin with `goods:<no>:`.
 */
export interface ResponseCache {
  /** The cached response. On a miss it is loaded once for all requests; failures are not cached. */
  read(key: string, load: () => Promise<string>, options?: ReadOptions): Promise<CachedJson>;
  /** The cached response of a URL that was read before, without parsing the request. */
  getByUrl(url: string): CachedJson | undefined;
  /** Removes the responses of one goods and every list. */
  invalidateGoods(goodsNo: number): void;
  invalidateAll(): void;
}

export interface ResponseCacheOptions {
  /** Monotonic clock, ms. */
  nowMs: () => number;
  maxBytes?: number;
}

const DEFAULT_MAX_AGE_MS = 15_000;
/** About 6,000 responses of 20 KB. */
const DEFAULT_MAX_BYTES = 128 * 1024 * 1024;
const MAX_URLS = 6_000;
const MAX_URL_LENGTH = 300;

const isOfGoods = (key: string): boolean => /^goods:\d+:/.test(key);

/** PostgreSQL writes whitespace into JSON, a sixth of its bytes. */
const compact = (text: string): string => JSON.stringify(JSON.parse(text));

export function createResponseCache({
  nowMs,
  maxBytes = DEFAULT_MAX_BYTES,
}: ResponseCacheOptions): ResponseCache {
  const cache = createSharedCache<CachedJson>({
    maxSize: maxBytes,
    sizeOf: ({ text }) => text.length,
    nowMs,
  });
  /** One response may be requested under many URLs, for example with another order of parameters. */
  const keyByUrl = new LRUCache<string, string>({ max: MAX_URLS });

  return {
    read: (key, load, { maxAgeMs = DEFAULT_MAX_AGE_MS, url } = {}) => {
      if (url && url.length <= MAX_URL_LENGTH) keyByUrl.set(url, key);
      return cache.read(key, async () => ({
        value: new CachedJson(compact(await load())),
        ttlMs: maxAgeMs,
      }));
    },
    getByUrl: (url) => {
      const key = keyByUrl.get(url);
      return key === undefined ? undefined : cache.peek(key);
    },
    invalidateGoods: (goodsNo) =>
      cache.invalidate((key) => key.startsWith(`goods:${goodsNo}:`) || !isOfGoods(key)),
    invalidateAll: () => cache.invalidate(() => true),
  };
}
