import type { VisitReport } from '../../frame/visit-report';
import { formatMetrics } from './metrics';
import { createReleaseStats } from './release-stats';
import { statusPage } from './status-page';

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
  stats.countDocument('goods', 'g1');
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
  for (let build = 0; build < 500; build += 1) stats.countDocument('goods', `g${build}`);
  expect(stats.all()).toHaveLength(200);
});

it('is written for Prometheus and for people', () => {
  const { stats } = setup();
  stats.countDocument('goods', 'g1');
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
  expect(statusPage(stats.all(), shares)).toContain('<td>goods</td><td>g1</td><td>90 %</td>');
});
