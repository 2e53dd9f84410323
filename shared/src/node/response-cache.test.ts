import { createResponseCache, type Loaded } from './response-cache';

const TTL_MS = 1000;

function setup({ maxSize = 100 } = {}) {
  let now = 0;
  const cache = createResponseCache<string>({
    maxSize,
    sizeOf: (text) => text.length,
    nowMs: () => now,
  });
  const loads: string[] = [];
  const read = (key: string, value = key, ttlMs = TTL_MS) =>
    cache.read(key, async () => {
      loads.push(key);
      return { value, ttlMs };
    });
  return { cache, loads, read, wait: (ms: number) => (now += ms) };
}

/** A load that ends on demand. */
function openLoad() {
  let resolve = (_: Loaded<string>): void => {};
  let reject = (_: Error): void => {};
  const promise = new Promise<Loaded<string>>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { load: () => promise, resolve, reject };
}

const settle = () => new Promise((done) => setImmediate(done));

describe('read', () => {
  it('loads once for concurrent reads and caches the value while it is fresh', async () => {
    const { loads, read, wait } = setup();
    expect(await Promise.all([read('a'), read('a'), read('a')])).toEqual(['a', 'a', 'a']);
    wait(TTL_MS - 1);
    await read('a');
    expect(loads).toEqual(['a']);
  });

  it('returns a stale value while it loads a new one', async () => {
    const { loads, read, wait } = setup();
    await read('a', 'first');
    wait(TTL_MS);
    expect(await read('a', 'second')).toBe('first');
    await settle();
    expect(await read('a', 'third')).toBe('second');
    expect(loads).toEqual(['a', 'a']);
  });

  it('waits for a new value when the old one has been stale for too long', async () => {
    const { read, wait } = setup();
    await read('a', 'first');
    wait(2 * TTL_MS);
    expect(await read('a', 'second')).toBe('second');
  });

  it('keeps a stale value when loading fails, until it is too old', async () => {
    const { cache, read, wait } = setup();
    const fail = () => cache.read('a', () => Promise.reject(new Error('down')));
    await read('a', 'first');
    wait(TTL_MS);
    expect(await fail()).toBe('first');
    await settle();
    expect(await fail()).toBe('first');
    wait(TTL_MS);
    await expect(fail()).rejects.toThrow('down');
  });

  it('rejects all concurrent reads on failure and loads again on the next', async () => {
    const { cache, read } = setup();
    const fail = jest.fn(() => Promise.reject(new Error('down')));
    const reads = [cache.read('a', fail), cache.read('a', fail)];
    await expect(Promise.allSettled(reads)).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    expect(fail).toHaveBeenCalledTimes(1);
    expect(await read('a', 'up')).toBe('up');
  });

  it('shares an uncacheable value with concurrent reads only', async () => {
    const { loads, read } = setup();
    await Promise.all([read('a', 'a', 0), read('a', 'a', 0)]);
    expect(loads).toEqual(['a']);
    await read('a', 'a', 0);
    expect(loads).toEqual(['a', 'a']);
  });

  it('evicts the least recently used entries beyond the size limit', async () => {
    const { loads, read } = setup({ maxSize: 10 });
    for (const key of ['a', 'b']) await read(key, '12345');
    await read('a', '12345');
    await read('c', '12345');
    loads.length = 0;
    for (const key of ['a', 'c', 'b']) await read(key, '12345');
    expect(loads).toEqual(['b']);
  });

  it('does not cache a value beyond the whole limit', async () => {
    const { loads, read } = setup({ maxSize: 3 });
    expect([await read('a', '1234'), await read('a', '1234')]).toEqual(['1234', '1234']);
    expect(loads).toEqual(['a', 'a']);
  });
});

describe('a value with a version', () => {
  const KEPT_MS = 10 * TTL_MS;
  const RENEW_MS = 5 * TTL_MS;

  function setupVersions() {
    let now = 0;
    let current: string | undefined = 'v1';
    let count = 0;
    const cache = createResponseCache<string>({
      maxSize: 100,
      sizeOf: () => 1,
      keptMs: KEPT_MS,
      renewMs: RENEW_MS,
      nowMs: () => now,
    });
    const read = () => {
      const version = current;
      const load = async () => {
        count += 1;
        return { value: `load ${count}`, ttlMs: TTL_MS, version };
      };
      return cache.read('a', load, async () => current);
    };
    return {
      read,
      wait: (ms: number) => (now += ms),
      change: (version: string | undefined) => (current = version),
    };
  }

  it('is returned while the version is current, and not loaded again at once', async () => {
    const { read, wait } = setupVersions();
    await read();
    wait(RENEW_MS - 1);
    for (const _ of [1, 2]) {
      expect(await read()).toBe('load 1');
      await settle();
    }
  });

  it('is returned while it is loaded again, however old, while the version is current', async () => {
    const { read, wait } = setupVersions();
    expect(await read()).toBe('load 1');
    wait(KEPT_MS - 1);
    expect(await read()).toBe('load 1');
    await settle();
    expect(await read()).toBe('load 2');
  });

  it.each(['v2', undefined])('is not returned when the version is %s', async (version) => {
    const { read, wait, change } = setupVersions();
    await read();
    wait(2 * TTL_MS);
    change(version);
    expect(await read()).toBe('load 2');
  });

  it('is not returned when it is too old', async () => {
    const { read, wait } = setupVersions();
    await read();
    wait(KEPT_MS);
    expect(await read()).toBe('load 2');
  });
});

it('removes values that are too old to be returned when others are stored', async () => {
  const { cache, read, wait } = setup();
  const keys = () => {
    const found: string[] = [];
    cache.invalidate((key) => found.push(key) < 0);
    return found.sort();
  };
  for (const key of ['a', 'b', 'c']) await read(key);
  wait(TTL_MS);
  await read('d');
  expect(keys()).toEqual(['a', 'b', 'c', 'd']);
  wait(TTL_MS);
  await read('e');
  expect(keys()).toEqual(['d', 'e']);
});

describe('peek', () => {
  it('returns cached values only and loads stale ones again', async () => {
    const { cache, loads, read, wait } = setup();
    expect(cache.peek('a')).toBeUndefined();
    await read('a');
    expect(cache.peek('a')).toBe('a');
    wait(TTL_MS);
    expect(cache.peek('a')).toBe('a');
    await settle();
    expect(loads).toEqual(['a', 'a']);
    wait(2 * TTL_MS);
    expect(cache.peek('a')).toBeUndefined();
  });
});

describe('invalidate', () => {
  it('removes matching entries and keeps the others', async () => {
    const { cache, read } = setup();
    await Promise.all(['goods:1', 'goods:12', 'list'].map((key) => read(key)));
    cache.invalidate((key) => key === 'goods:1' || key === 'list');
    expect(['goods:1', 'goods:12', 'list'].map(cache.peek)).toEqual([
      undefined,
      'goods:12',
      undefined,
    ]);
  });

  it('does not cache a value whose load was running', async () => {
    const { cache, read } = setup();
    const { load, resolve } = openLoad();
    const before = cache.read('a', load);
    cache.invalidate(() => true);
    const after = read('a', 'new');
    resolve({ value: 'old', ttlMs: TTL_MS });
    expect(await Promise.all([before, after])).toEqual(['old', 'new']);
    expect(cache.peek('a')).toBe('new');
  });

  it('does not bring back a value that was being refreshed', async () => {
    const { cache, read, wait } = setup();
    await read('a', 'first');
    wait(TTL_MS);
    const { load, resolve } = openLoad();
    expect(await cache.read('a', load)).toBe('first');
    cache.invalidate(() => true);
    resolve({ value: 'second', ttlMs: TTL_MS });
    await settle();
    expect(cache.peek('a')).toBeUndefined();
  });
});
