import zlib from 'node:zlib';
import { compressPage, createPageCache } from './page-cache';

const response = (text: string, expiresAtMs = 1000) => ({ text, expiresAtMs });

test('caches an entry until it expires', async () => {
  const cache = createPageCache();
  const created = await cache.fill('/main', async () => response('a'));
  expect(cache.get('/main', 999)).toBe(created);
  expect(cache.get('/main', 1000)).toBeUndefined();
  expect(cache.get('/other', 0)).toBeUndefined();
});

test('renders once for concurrent requests', async () => {
  const cache = createPageCache();
  const render = jest.fn(async () => response('a'));
  const all = await Promise.all([1, 2, 3].map(() => cache.fill('/main', render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(all).size).toBe(1);
});

test('shares an uncacheable result with concurrent requests only', async () => {
  const cache = createPageCache();
  const render = jest.fn(async () => response('a', 0));
  await Promise.all([cache.fill('/main', render), cache.fill('/main', render)]);
  expect(cache.get('/main', -1)).toBeUndefined();
  await cache.fill('/main', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('rejects all concurrent requests on failure and tries again on the next', async () => {
  const cache = createPageCache();
  const fail = async () => {
    throw new Error('no');
  };
  const results = await Promise.allSettled([cache.fill('/a', fail), cache.fill('/a', fail)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.fill('/a', async () => response('b'))).toMatchObject({ text: 'b' });
});

test('evicts the oldest entry when full', async () => {
  const cache = createPageCache({ maxPages: 2 });
  for (const key of ['a', 'b', 'c']) await cache.fill(key, async () => response(key));
  expect(['a', 'b', 'c'].map((key) => Boolean(cache.get(key, 0)))).toEqual([false, true, true]);
});

test('compresses a page without loss', async () => {
  const html = Buffer.from('<p>상품</p>'.repeat(100));
  const brotli = await compressPage(html);
  expect(brotli.length).toBeLessThan(html.length / 5);
  expect(zlib.brotliDecompressSync(brotli)).toEqual(html);
});
