import { type Counts, isPoorer, isWorse, judgeCanary } from './judge-canary';

const counts = (more: Partial<Counts> = {}): Counts => ({
  documents: 100,
  dueDocuments: 100,
  alive: 100,
  errorDocuments: 0,
  renderFailures: 0,
  visitors: 100,
  failingVisitors: 0,
  callers: 100,
  refusedCallers: 0,
  shoppers: 100,
  basketShoppers: 10,
  orderShoppers: 4,
  ...more,
});

/** 0.5 % of very many. */
const rarely = { visitors: 90_000, failingVisitors: 450 };

test.each([
  ['nothing fails', {}, {}],
  ['two visitors fail', { visitors: 2, failingVisitors: 2 }, {}],
  ['it fails as the stable build does', { failingVisitors: 8 }, { failingVisitors: 5 }],
  ['it fails hardly more often', { visitors: 10_000, failingVisitors: 110 }, rarely],
  ['nothing is due', { dueDocuments: 0, alive: 0 }, {}],
  ['no document of either reports', { alive: 0 }, { alive: 0 }],
  ['more came to life than were sent', { alive: 300 }, {}],
  ['calls of both are refused', { refusedCallers: 20 }, { refusedCallers: 15 }],
  ['few shoppers were counted', { shoppers: 40, basketShoppers: 0 }, { basketShoppers: 50 }],
  ['no stable shopper was counted', { basketShoppers: 0 }, { shoppers: 0, basketShoppers: 0 }],
  ['a few more shoppers leave', { basketShoppers: 7 }, { basketShoppers: 12 }],
  ['pages are missing of both', { errorDocuments: 30 }, { errorDocuments: 30 }],
])('lets a canary go on when %s', (_, canary, stable) => {
  expect(judgeCanary(counts(canary), counts(stable))).toBeUndefined();
});

test.each([
  [
    { failingVisitors: 20 },
    { failingVisitors: 1 },
    '20.0 % of its visitors met a failure, 1.0 % of the stable build’s',
  ],
  [
    { renderFailures: 30, visitors: 0 },
    {},
    '30.0 % of its pages were not rendered on the server, 0.0 % of the stable build’s',
  ],
  [
    { alive: 4, visitors: 4 },
    { alive: 96 },
    '96.0 % of its documents did not come to life, 4.0 % of the stable build’s',
  ],
  [
    { refusedCallers: 25 },
    { refusedCallers: 3 },
    '25.0 % of its callers had a call refused, 3.0 % of the stable build’s',
  ],
  [
    { shoppers: 200, basketShoppers: 0 },
    { shoppers: 900, basketShoppers: 90 },
    '100.0 % of its visitors put nothing into their basket, 90.0 % of the stable build’s',
  ],
  [
    { shoppers: 500, basketShoppers: 50, orderShoppers: 0 },
    { shoppers: 900, basketShoppers: 90, orderShoppers: 36 },
    '100.0 % of its visitors began no order, 96.0 % of the stable build’s',
  ],
  [{ errorDocuments: 100 }, {}, '100.0 % of its pages were an error, 0.0 % of the stable build’s'],
])('ends a canary that is worse: %j', (canary, stable, reason) => {
  expect(judgeCanary(counts(canary), counts(stable))).toBe(reason);
});

test('ends a canary without a stable build that fails for everybody', () => {
  const nothing = counts({ documents: 0, dueDocuments: 0, alive: 0, visitors: 0 });
  const all = { ...nothing, visitors: 14, failingVisitors: 14 };
  expect(judgeCanary(all, nothing)).toMatch(/^100\.0 %/);
});

/** Read once, because globals of Jest's context are slow to read. */
const { imul } = Math;

/** A generator of numbers below 1 that is the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const VISITORS = 3_000;
const LOOK_EVERY = 10;

/** @returns after how many visitors a canary ends; undefined when it does not */
function endOf(random: () => number, canaryRate: number, stableRate: number, share: number) {
  const canary = { failed: 0, of: 0 };
  const stable = { failed: 0, of: 0 };
  for (let no = 1; no <= VISITORS; no += 1) {
    const [build, rate] = random() < share ? [canary, canaryRate] : [stable, stableRate];
    build.of += 1;
    if (random() < rate) build.failed += 1;
    if (no % LOOK_EVERY === 0 && isWorse(canary, stable)) return no;
  }
  return undefined;
}

test.each([0.001, 0.01, 0.03, 0.1, 0.4])(
  'ends no more than one of a thousand healthy canaries when %d of the visitors fail anyway',
  (rate) => {
    const random = seeded(1);
    let ended = 0;
    for (let no = 0; no < 1_000; no += 1)
      if (endOf(random, rate, rate, no % 2 === 0 ? 0.1 : 0.5) !== undefined) ended += 1;
    expect(ended).toBeLessThanOrEqual(1);
  },
);

/** Share of visitors with a failure in a healthy build, for each of the five measures of failures. */
const failing = [0.001, 0.01, 0.03, 0.1, 0.03];
/** Share of visitors who add nothing to a basket, and share of visitors who begin no order. */
const idle = [0.9, 0.96];

/** Number of simulated canaries; more in a drill. */
const CANARIES = process.env.DRILL ? 10_000 : 2_000;

test('ends at most one of a thousand healthy canaries in all measures together', () => {
  const random = seeded(2);
  const rates = [...failing, ...idle];
  const isEnded = (share: number): boolean => {
    const samples = rates.map(() => ({
      canary: { failed: 0, of: 0 },
      stable: { failed: 0, of: 0 },
    }));
    for (let no = 1; no <= VISITORS; no += 1) {
      const isCanary = random() < share;
      for (const [at, { canary, stable }] of samples.entries()) {
        const sample = isCanary ? canary : stable;
        sample.of += 1;
        if (random() < (rates[at] ?? 0)) sample.failed += 1;
      }
      if (no % LOOK_EVERY !== 0) continue;
      const isAlarm = samples.some(({ canary, stable }, at) =>
        at < failing.length ? isWorse(canary, stable) : isPoorer(canary, stable),
      );
      if (isAlarm) return true;
    }
    return false;
  };
  const ended = Array.from({ length: CANARIES }, (_, no) => isEnded(no % 2 === 0 ? 0.1 : 0.5));
  expect(ended.filter(Boolean).length).toBeLessThanOrEqual(CANARIES / 1_000);
});

test.each([
  [1, 0.01, 120],
  [0.5, 0.01, 300],
  [0.1, 0.01, 2_500],
  [0.3, 0.1, 2_000],
])('ends a canary under which %d fail instead of %d, of %d visitors', (rate, usual, within) => {
  const random = seeded(2);
  const ends = Array.from({ length: 200 }, () => endOf(random, rate, usual, 0.1) ?? VISITORS);
  const late = ends.filter((end) => end > within);
  expect(late.length).toBeLessThanOrEqual(10);
});
