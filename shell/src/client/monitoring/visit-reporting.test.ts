import { createBrowserHistory, createRouter } from '@shop/shared/app/navigation';
import type { VisitReport } from '@shop/shared/contracts';
import { createPathTable } from '@shop/shared/contracts';
import { sitePaths } from '@shop/shared/testing/site-paths';
import { remoteLoadFailures } from '../federation';
import { reportVisits } from './visit-reporting';
import { createInteractionScore, createShiftScore } from './web-vitals';

jest.mock('@module-federation/enhanced/runtime', () => ({}));

let sent: VisitReport[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ responseStart: 120 }],
  });
  sent = [];
  remoteLoadFailures.length = 0;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: string) => sent.push(JSON.parse(body)),
  });
});

function open(path: string) {
  const pathTable = createPathTable(sitePaths);
  history.replaceState(null, '', path);
  const router = createRouter({
    history: createBrowserHistory(),
    routes: [{ path: '*', element: null }],
  });
  const bootEvents = { redraws: 0, visitedPages: [{ path }] };
  const countError = reportVisits({
    buildId: 'abc',
    bootEvents,
    router,
    ownerOf: (pathname) => pathTable.ownerOf(pathname) ?? 'shell',
  });
  return { router, countError, bootEvents };
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('reports the opened pages by app when the tab is hidden, and vitals once', async () => {
  const { router } = open('/main?tab=10');
  await router.navigate('/goods/detail/1');
  await router.navigate('/goods/detail/1?modalId=options');
  setVisibility('hidden');
  expect(sent).toEqual([
    expect.objectContaining({
      id: 'abc',
      views: { display: 1, goods: 1 },
      errors: {},
      loadFailures: {},
      landing: 'display',
      vitals: { ttfbMs: 120, cls: 0 },
    }),
  ]);
  setVisibility('visible');
  setVisibility('hidden');
  expect(sent).toHaveLength(1);
  await router.navigate('/basket');
  setVisibility('hidden');
  expect(sent[1]).toMatchObject({ views: { order: 1 } });
  expect(sent[1]).not.toHaveProperty('vitals');
});

test('reports failures of one moment together, a second later', async () => {
  const { router, countError } = open('/main');
  countError('goods');
  countError('display');
  remoteLoadFailures.push('order');
  await router.navigate('/basket');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(sent).toEqual([
    expect.objectContaining({
      errors: { goods: 1, display: 1 },
      loadFailures: { order: 1 },
      views: { display: 1, order: 1 },
    }),
  ]);
  jest.advanceTimersByTime(5_000);
  expect(sent).toHaveLength(1);
});

test('reports what was loaded since the last report', () => {
  const original = globalThis.PerformanceObserver;
  const observers: ((list: { getEntries: () => unknown[] }) => void)[] = [];
  globalThis.PerformanceObserver = class {
    static supportedEntryTypes = ['resource'];
    constructor(onEntries: (typeof observers)[number]) {
      observers.push(onEntries);
    }
    observe() {}
  } as never;
  try {
    open('/main');
    const name = 'https://shop.test/assets/order/o1/entry.1.js';
    const sizes = { transferSize: 500, decodedBodySize: 900 };
    observers[0]?.({ getEntries: () => [{ name, startTime: 5, responseEnd: 65, ...sizes }] });
    setVisibility('hidden');
    expect(sent.at(-1)?.loads).toEqual({ order: { entry: { ms: [60], cached: 0 } } });
    const before = sent.length;
    setVisibility('visible');
    setVisibility('hidden');
    expect(sent).toHaveLength(before);
  } finally {
    globalThis.PerformanceObserver = original;
  }
});

test('adds the layout shifts of a session up, and takes the worst session', () => {
  const shifts = createShiftScore();
  for (const [value, atMs] of [
    [0.05, 100],
    [0.05, 900],
    [0.02, 3_000],
  ] as const)
    shifts.add(value, atMs);
  expect(shifts.score()).toBeCloseTo(0.1);
});

test('reports once how often React drew the document again', () => {
  const { bootEvents } = open('/main');
  bootEvents.redraws = 2;
  setVisibility('hidden');
  expect(sent).toEqual([expect.objectContaining({ redraws: 2 })]);
  setVisibility('visible');
  bootEvents.redraws = 1;
  setVisibility('hidden');
  expect(sent[1]).toMatchObject({ redraws: 1, views: {} });
});

describe('the INP score', () => {
  const scoreOf = (durations: readonly number[], count?: number) => {
    const interactions = createInteractionScore();
    durations.forEach((ms, id) => {
      interactions.add(id, ms);
    });
    return interactions.score(count);
  };

  it('is the longest interaction of a short visit, and undefined without interactions', () => {
    expect(scoreOf([60, 480, 90])).toBe(480);
    expect(scoreOf([])).toBeUndefined();
  });

  it('ignores the longest interaction per fifty', () => {
    const short = Array.from({ length: 48 }, () => 50);
    expect(scoreOf([900, ...short])).toBe(900);
    expect(scoreOf([900, 300, ...short])).toBe(300);
    expect(scoreOf([900, 300, 200], 100)).toBe(200);
  });

  it('counts an interaction once, with its longest event', () => {
    const interactions = createInteractionScore();
    for (const ms of [80, 200, 40]) interactions.add(7, ms);
    interactions.add(8, 120);
    expect(interactions.score(50)).toBe(120);
    expect(interactions.score(2)).toBe(200);
  });
});
