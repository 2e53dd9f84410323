import { promisify } from 'node:util';
import zlib from 'node:zlib';

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
  const answers = new Map<string, A>();
  const running = new Map<string, Promise<A>>();

  const keep = (key: string, answer: A): void => {
    if (answer.expiresAtMs === 0) return;
    const oldest = answers.size >= maxPages ? answers.keys().next().value : undefined;
    if (oldest !== undefined) answers.delete(oldest);
    answers.set(key, answer);
  };

  return {
    get(key: string, nowMs: number): A | undefined {
      const answer = answers.get(key);
      if (answer && answer.expiresAtMs > nowMs) return answer;
      answers.delete(key);
      return undefined;
    },
    /** Renders once for concurrent requests of the same key. */
    fill(key: string, make: () => Promise<A>): Promise<A> {
      const known = running.get(key);
      if (known) return known;
      const work = make()
        .then((answer) => {
          keep(key, answer);
          return answer;
        })
        .finally(() => running.delete(key));
      running.set(key, work);
      return work;
    },
  };
}
