import zlib from 'node:zlib';
import { compressPage, createPageCache } from './page-cache';

const answer = (text: string, expiresAtMs = 1000) => ({ text, expiresAtMs });

test('an answer is kept until its time, not longer', async () => {
  const cache = createPageCache();
  const made = await cache.fill('/main', async () => answer('a'));
  expect(cache.get('/main', 999)).toBe(made);
  expect(cache.get('/main', 1000)).toBeUndefined();
  expect(cache.get('/other', 0)).toBeUndefined();
});

test('many at once are one rendering', async () => {
  const cache = createPageCache();
  const make = jest.fn(async () => answer('a'));
  const all = await Promise.all([1, 2, 3].map(() => cache.fill('/main', make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(new Set(all).size).toBe(1);
});

test('what may not be kept is shared by those who wait, and made anew for the next', async () => {
  const cache = createPageCache();
  const make = jest.fn(async () => answer('a', 0));
  await Promise.all([cache.fill('/main', make), cache.fill('/main', make)]);
  expect(cache.get('/main', -1)).toBeUndefined();
  await cache.fill('/main', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a failure is told to all who wait, and the next one tries again', async () => {
  const cache = createPageCache();
  const fail = async () => {
    throw new Error('no');
  };
  const results = await Promise.allSettled([cache.fill('/a', fail), cache.fill('/a', fail)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.fill('/a', async () => answer('b'))).toMatchObject({ text: 'b' });
});

test('a full cache lets the oldest go', async () => {
  const cache = createPageCache({ maxPages: 2 });
  for (const key of ['a', 'b', 'c']) await cache.fill(key, async () => answer(key));
  expect(['a', 'b', 'c'].map((key) => Boolean(cache.get(key, 0)))).toEqual([false, true, true]);
});

test('a page is the same after compression', async () => {
  const html = Buffer.from('<p>상품</p>'.repeat(100));
  const brotli = await compressPage(html);
  expect(brotli.length).toBeLessThan(html.length / 5);
  expect(zlib.brotliDecompressSync(brotli)).toEqual(html);
});
