import { createResponseCache } from './response-cache';

const setup = (maxBytes?: number) => {
  let now = 0;
  const cache = createResponseCache({ nowMs: () => now, maxBytes });
  const loads: string[] = [];
  const read = async (key: string, text = key, url?: string) => {
    const load = async () => {
      loads.push(key);
      return JSON.stringify(text);
    };
    return (await cache.read(key, load, { url })).text;
  };
  return { cache, loads, read, wait: (ms: number) => (now += ms) };
};

const settle = () => new Promise((done) => setImmediate(done));

it('loads once for concurrent requests', async () => {
  const { loads, read } = setup();
  await Promise.all([read('a'), read('a'), read('a')]);
  expect(loads).toEqual(['a']);
});

it('returns a stale response while it loads a new one, but not one that is too old', async () => {
  const { loads, read, wait } = setup();
  expect(await read('a', 'first')).toBe('"first"');
  wait(15_001);
  expect(await read('a', 'second')).toBe('"first"');
  await settle();
  expect(loads).toEqual(['a', 'a']);
  wait(30_001);
  expect(await read('a', 'third')).toBe('"third"');
});

it('returns a response by its URL until it is invalidated or too old', async () => {
  const { cache, read, wait } = setup();
  await read('goods:7:detail', '1', '/goods/7');
  expect(cache.getByUrl('/goods/7')?.text).toBe('"1"');
  expect(cache.getByUrl('/goods/8')).toBeUndefined();
  cache.invalidateGoods(7);
  expect(cache.getByUrl('/goods/7')).toBeUndefined();
  await read('goods:7:detail', '2', '/goods/7');
  wait(30_001);
  expect(cache.getByUrl('/goods/7')).toBeUndefined();
});

it('does not bring back an invalidated response that was being loaded', async () => {
  const { cache, read, wait } = setup();
  await read('a', '1', '/a');
  wait(15_001);
  expect(cache.getByUrl('/a')?.text).toBe('"1"');
  cache.invalidateAll();
  await settle();
  expect(cache.getByUrl('/a')).toBeUndefined();
  expect(await read('a', '2')).toBe('"2"');
});

it('invalidates the responses of one goods and every list, and keeps other goods', async () => {
  const { cache, loads, read } = setup();
  await Promise.all(['goods:1:detail', 'goods:12:detail', 'list'].map((key) => read(key)));
  cache.invalidateGoods(1);
  loads.length = 0;
  await Promise.all(['goods:1:detail', 'goods:12:detail', 'list'].map((key) => read(key)));
  expect(loads).toEqual(['goods:1:detail', 'list']);
});

it('evicts the least recently used responses beyond the size limit', async () => {
  const { loads, read } = setup(100);
  for (const key of ['goods:1:a', 'goods:2:a', 'goods:3:a']) await read(key, 'x'.repeat(38));
  loads.length = 0;
  for (const key of ['goods:3:a', 'goods:1:a']) await read(key, 'x'.repeat(38));
  expect(loads).toEqual(['goods:1:a']);
});

it('removes the whitespace that PostgreSQL writes', async () => {
  const { cache } = setup();
  const { text } = await cache.read('a', async () => '{"a" : 1, "b" : "x : y"}');
  expect(text).toBe('{"a":1,"b":"x : y"}');
});

it('does not cache failures', async () => {
  const { cache, read } = setup();
  await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(read('a', 'up')).resolves.toBe('"up"');
});
