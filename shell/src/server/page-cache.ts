import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { createSingleFlight } from './single-flight';

const compressAsync = promisify(zlib.brotliCompress);

/** Brotli quality 9: a few ms for a page of 100 KB, within a twelfth of the best size. */
export const compressPage = (html: Buffer, quality = 9): Promise<Buffer> =>
  compressAsync(html, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

interface Answer {
  /** When the entry expires, epoch ms; 0: not cacheable. */
  expiresAtMs: number;
}

/**
 * Cache of responses for visitors who are not logged in. The oldest entry is evicted when it is
 * full.
 */
export function createPageCache<A extends Answer>({ maxPages = 500 } = {}) {
  const responses = new Map<string, A>();
  const runOnce = createSingleFlight<A>();

  const store = (key: string, response: A): void => {
    if (response.expiresAtMs === 0) return;
    const oldest = responses.size >= maxPages ? responses.keys().next().value : undefined;
    if (oldest !== undefined) responses.delete(oldest);
    responses.set(key, response);
  };

  return {
    get(key: string, nowMs: number): A | undefined {
      const response = responses.get(key);
      if (response && response.expiresAtMs > nowMs) return response;
      responses.delete(key);
      return undefined;
    },
    /** Renders once for concurrent requests of the same key. */
    fill(key: string, render: () => Promise<A>): Promise<A> {
      return runOnce(key, async () => {
        const response = await render();
        store(key, response);
        return response;
      });
    },
  };
}
