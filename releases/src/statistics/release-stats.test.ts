import type { VisitReport } from '@shop/shared/contracts';
import { engineOf } from './engine';
import { formatMetrics } from './metrics';
import { createReleaseStats } from './release-stats';

const apps = { shell: 's1', goods: 'g1' };
const report = (more: Partial<VisitReport> = {}): VisitReport => ({
  id: 'a1',
  views: {},
  errors: {},
  loadFailures: {},
  landing: 'goods',
  ...more,
});

function setup() {
  let now = 0;
  const stats = createReleaseStats(() => now);
  return { stats, wait: (ms: number) => (now += ms) };
}

it('counts pages, errors and vitals of the build that the tab runs', () => {
  const { stats } = setup();
  stats.countDocument('goods', 'g1', 200, '198.51.100.1');
  stats.countReport(
    apps,
    report({
      views: { goods: 2, order: 1 },
      errors: { goods: 1 },
      vitals: { lcpMs: 3_000, cls: 0 },
    }),
    '198.51.100.1',
  );
  expect(stats.find('goods', 'g1')).toMatchObject({
    documents: 1,
    views: 2,
    errors: 1,
    failingClients: 1,
    vitals: { lcpMs: { buckets: [0, 1, 0], sum: 3_000 }, cls: { buckets: [1, 0, 0] } },
  });
  expect(stats.find('order', 'o1')).toBeUndefined();
});

it('counts the failures of one client once a minute', () => {
  const { stats, wait } = setup();
  const fail = (client: string) =>
    stats.countReport(apps, report({ errors: { goods: 50 } }), client);
  for (const client of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) fail(client);
  expect(stats.find('goods', 'g1')).toMatchObject({ errors: 2, failingClients: 2 });
  wait(60_000);
  fail('198.51.100.1');
  expect(stats.find('goods', 'g1')).toMatchObject({ errors: 3, failingClients: 2 });
});

it('counts sixty pages of one client a minute, and its vitals once', () => {
  const { stats, wait } = setup();
  const visit = () =>
    stats.countReport(apps, report({ views: { goods: 50 }, vitals: { cls: 0 } }), '198.51.100.1');
  for (let round = 0; round < 10; round += 1) visit();
  expect(stats.find('goods', 'g1')).toMatchObject({
    views: 60,
    vitals: { cls: { buckets: [1, 0, 0] } },
  });
  wait(60_000);
  visit();
  expect(stats.find('goods', 'g1')?.views).toBe(110);
});

it('forgets the oldest builds', () => {
  const { stats } = setup();
  for (let build = 0; build < 500; build += 1)
    stats.countDocument('goods', `g${build}`, 200, '198.51.100.1');
  expect(stats.all()).toHaveLength(200);
});

it('is written for Prometheus', () => {
  const { stats } = setup();
  stats.countDocument('goods', 'g1', 200, '198.51.100.1');
  stats.countReport(apps, report({ views: { goods: 4 }, vitals: { inpMs: 300 } }), '198.51.100.1');
  const shares = [{ app: 'goods', build: 'g1', percent: 90 }];
  const text = formatMetrics(stats.all(), shares);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '# TYPE shop_documents_total counter',
      'shop_documents_total{app="goods",build="g1"} 1',
      'shop_web_vital_inp_ms_bucket{app="goods",build="g1",le="200"} 0',
      'shop_web_vital_inp_ms_bucket{app="goods",build="g1",le="500"} 1',
      'shop_web_vital_inp_ms_bucket{app="goods",build="g1",le="+Inf"} 1',
      'shop_release_share_percent{app="goods",build="g1"} 90',
    ]),
  );
});

it('counts waits by phase, and cached files apart', () => {
  const { stats } = setup();
  const loads = { goods: { entry: { ms: [80, 400], cached: 3 } }, ghost: {} };
  stats.countReport(apps, report({ loads }), '198.51.100.1');
  expect(stats.find('goods', 'g1')?.loads).toMatchObject({
    entry: { waits: { buckets: [1, 0, 1, 0, 0], sum: 480 }, cached: 3 },
    code: { waits: { sum: 0 }, cached: 0 },
  });
  const lines = formatMetrics(stats.all(), []).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE shop_load_ms histogram',
      'shop_load_ms_bucket{app="goods",build="g1",phase="entry",le="100"} 1',
      'shop_load_ms_bucket{app="goods",build="g1",phase="entry",le="+Inf"} 2',
      'shop_load_ms_sum{app="goods",build="g1",phase="entry"} 480',
      'shop_load_ms_count{app="goods",build="g1",phase="entry"} 2',
      'shop_load_cached_total{app="goods",build="g1",phase="entry"} 3',
    ]),
  );
});

it('counts eight waits of a phase and client a minute', () => {
  const { stats, wait } = setup();
  const load = (client: string) => {
    const times = { ms: Array.from({ length: 8 }, () => 5_000), cached: 80 };
    stats.countReport(apps, report({ loads: { goods: { code: times } } }), client);
  };
  for (const client of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) load(client);
  const codeOf = () => stats.find('goods', 'g1')?.loads.code;
  expect(codeOf()).toMatchObject({ waits: { buckets: [0, 0, 0, 0, 16] }, cached: 180 });
  wait(60_000);
  load('198.51.100.1');
  expect(codeOf()?.waits.buckets).toEqual([0, 0, 0, 0, 24]);
});

it('keeps the last twenty errors of a server build, without personal data', () => {
  const { stats } = setup();
  const fail = (error: Error, atMs: number) =>
    stats.countRenderFailure('goods', 'g1', { error, atMs, traceId: `t${atMs}` });
  for (let no = 0; no < 25; no += 1) fail(new RangeError(`kind ${no}`), no);
  fail(new Error('TypeError: of a thread 010-1234-5678\n    at x'), 30);
  fail(new RangeError('kind 24'), 40);
  const [latest, before] = stats.all()[0]?.renderErrors ?? [];
  expect(latest).toEqual({
    message: 'RangeError: kind 24',
    times: 2,
    lastAtMs: 40,
    traceId: 't40',
  });
  expect(before?.message).toBe('TypeError: of a thread [number]');
  expect(stats.all()[0]?.renderErrors).toHaveLength(20);
});

it('counts the rendering of documents', () => {
  const { stats } = setup();
  for (const ms of [20, 70, 2_000]) stats.countRender('goods', 'g1', ms);
  expect(formatMetrics(stats.all(), [])).toContain(
    'shop_render_ms_bucket{app="goods",build="g1",le="100"} 2',
  );
});

it.each([
  [
    'chromium',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  ],
  [
    'chromium',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/21.0 Chrome/110.0',
  ],
  [
    'webkit',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 KAKAOTALK 10',
  ],
  [
    'webkit',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Safari/604.1',
  ],
  ['firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['other', ''],
] as const)('counts documents drawn again by the engine: %s', (engine, userAgent) => {
  const { stats } = setup();
  const visit = () =>
    stats.countReport(apps, report({ redraws: 3 }), '198.51.100.1', engineOf(userAgent));
  for (const _ of [1, 2]) visit();
  expect(stats.find('goods', 'g1')?.redraws).toMatchObject({ [engine]: 1 });
  expect(stats.find('shell', 's1')?.redraws).toMatchObject({ [engine]: 0 });
  expect(formatMetrics(stats.all(), [])).toContain(
    `shop_redraws_total{app="goods",build="g1",engine="${engine}"} 1`,
  );
});

it('counts a failure of any app for each build in the tab, and each visitor once', () => {
  const { stats } = setup();
  for (const client of ['198.51.100.1', '198.51.100.2']) {
    stats.countAlive(apps, 'goods', client);
    stats.countReport(apps, report({ views: { goods: 1 } }), client);
  }
  for (const _ of [1, 2]) stats.countReport(apps, report({ errors: { order: 1 } }), '198.51.100.1');
  expect(stats.find('goods', 'g1')).toMatchObject({
    visitors: 2,
    failingVisitors: 1,
    failingClients: 0,
    errors: 0,
  });
});

it('counts documents that came to life for their app and the shell', () => {
  const { stats } = setup();
  stats.countAlive({ ...apps, order: 'o1' }, 'goods', '198.51.100.1');
  const aliveOf = (app: string, build: string) => stats.find(app, build)?.alive;
  expect([aliveOf('goods', 'g1'), aliveOf('shell', 's1'), aliveOf('order', 'o1')]).toEqual([
    1, 1, 0,
  ]);
});

it('counts one page a minute that is an error for a client', () => {
  const { stats, wait } = setup();
  const open = (status: number) => stats.countDocument('goods', 'g1', status, '198.51.100.1');
  for (const status of [200, 404, 404]) open(status);
  expect(stats.find('goods', 'g1')).toMatchObject({ documents: 3, errorDocuments: 1 });
  wait(60_000);
  open(503);
  expect(stats.find('goods', 'g1')?.errorDocuments).toBe(2);
});
