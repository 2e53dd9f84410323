import { observeLoads, sumLoads } from './load-times';

const file = (
  path: string,
  [startTime, responseEnd]: readonly [number, number],
  sizes: { transferSize?: number; decodedBodySize?: number } = {},
) => ({
  name: `https://shop.test/assets/${path}`,
  startTime,
  responseEnd,
  transferSize: 900,
  decodedBodySize: 2_000,
  ...sizes,
});
const cached = { transferSize: 0 };

test('sums up by app and phase, and files that load at the same time are one wait', () => {
  expect(
    sumLoads([
      file('goods/g1/entry.ab12.js', [100, 180.4]),
      file('goods/g1/detail.ab12.js', [190, 300]),
      file('goods/g1/routes.ab12.js', [185, 250]),
      file('goods/g1/late.ab12.js', [900, 950]),
      file('goods/g1/detail.ab12.css', [190, 220]),
      file('order/o1/entry.ab12.js', [100, 400]),
    ]),
  ).toEqual({
    goods: {
      entry: { ms: [80], cached: 0 },
      code: { ms: [115, 50], cached: 0 },
      style: { ms: [30], cached: 0 },
    },
    order: { entry: { ms: [300], cached: 0 } },
  });
});

test('counts files of the cache apart, and at most eight waits', () => {
  const many = Array.from({ length: 12 }, (_, no) =>
    file(`goods/g1/part${no}.js`, [no * 100, no * 100 + 10]),
  );
  const loads = sumLoads([...many, file('goods/g1/old.js', [50, 51], cached)]);
  expect(loads).toEqual({ goods: { code: { ms: Array(8).fill(10), cached: 1 } } });
});

describe('observing', () => {
  const original = globalThis.PerformanceObserver;
  let emit: (files: ReturnType<typeof file>[]) => void;
  beforeEach(() => {
    class FakeObserver {
      static supportedEntryTypes = ['resource'];
      constructor(onEntries: (list: { getEntries: () => unknown[] }) => void) {
        emit = (files) => onEntries({ getEntries: () => files });
      }
      observe() {}
    }
    globalThis.PerformanceObserver = FakeObserver as never;
  });
  afterEach(() => {
    globalThis.PerformanceObserver = original;
  });

  test('reports each file once, and only files of builds that arrived', () => {
    const takeLoads = observeLoads();
    const entry = file('goods/g1/entry.ab12.js', [0, 40]);
    emit([
      { ...entry, decodedBodySize: 0, transferSize: 0 },
      entry,
      { ...entry, startTime: 50, responseEnd: 51 },
      file('fonts/core.woff2', [0, 10]),
      { ...entry, name: 'https://shop.test/images/g1/entry.js' },
    ]);
    expect(takeLoads()).toEqual({ goods: { entry: { ms: [40], cached: 0 } } });
    expect(takeLoads()).toEqual({});
  });
});
