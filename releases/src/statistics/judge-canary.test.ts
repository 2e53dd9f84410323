import { judgeCanary } from './judge-canary';

const counts = (more: Partial<Parameters<typeof judgeCanary>[0]>) => ({
  documents: 100,
  renderFailures: 0,
  views: 100,
  errors: 0,
  loadFailures: 0,
  failingClients: 0,
  ...more,
});

test.each([
  ['nothing fails', {}, {}],
  ['few pages', { views: 20, errors: 9, failingClients: 9 }, {}],
  ['one client fails again and again', { errors: 30, failingClients: 1 }, {}],
  ['it fails as the stable build does', { errors: 8, failingClients: 8 }, { errors: 5 }],
  ['it fails hardly more often', { views: 1_000, errors: 9, failingClients: 9 }, {}],
])('lets a canary go on when %s', (_, canary, stable) => {
  expect(judgeCanary(counts(canary), counts(stable))).toBeUndefined();
});

test.each([
  [
    { errors: 4, loadFailures: 2, failingClients: 4 },
    { errors: 1 },
    '6.0 % of its page views failed, 1.0 % of the stable build’s',
  ],
  [
    { renderFailures: 30, views: 0 },
    {},
    '30.0 % of its pages were not rendered on the server, 0.0 % of the stable build’s',
  ],
])('ends a canary that is worse: %j', (canary, stable, reason) => {
  expect(judgeCanary(counts(canary), counts(stable))).toBe(reason);
});

test('needs no counts of the stable build', () => {
  expect(judgeCanary(counts({ errors: 9, failingClients: 5 }), undefined)).toMatch(/^9\.0 %/);
});
