import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { familyOf, readPromql } from './promql.mjs';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => fs.readFileSync(path.join(root, 'deploy', name), 'utf8');

/** Exported metric families; `gateway-metrics.test.ts` and `api-metrics.test.ts` compare them with the processes. */
const printed = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(read('metrics.json')));
/** Types by family. Prometheus adds `up` itself. */
const families: Record<string, string> = { ...printed.api, ...printed.gateway, up: 'gauge' };

const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string() }),
});
const { groups } = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(read('prometheus/alerts.yml')));
const alerts = groups.flatMap(({ rules }) => rules);

const { panels } = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })).optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('grafana/shop.json')));

const expressions = [
  ...alerts.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`panel ${title}`, expr] as const),
  ),
];

test.each(expressions)('%s reads metrics that a process exports', (_name, expression) => {
  const { metrics, isWellFormed } = readPromql(expression);
  expect(isWellFormed).toBe(true);
  expect(metrics.length).toBeGreaterThan(0);
  expect(metrics.filter((metric) => !(familyOf(metric, families) in families))).toEqual([]);
});

test('detects an expression that is not well formed, or reads a metric that no process exports', () => {
  expect(readPromql('sum by (job) (rate(x[5m])').isWellFormed).toBe(false);
  expect(readPromql('rate(shop_lost_total[5m])').metrics).toEqual(['shop_lost_total']);
  expect(familyOf('shop_http_request_seconds_bucket', families) in families).toBe(true);
  expect(familyOf('shop_moves_bucket', families) in families).toBe(false);
});

test('reads only queues, messages and machines that exist in the code', () => {
  const named = expressions
    .flatMap(([, expression]) => readPromql(expression).matchers)
    .filter(([label]) => ['queue', 'message', 'machine'].includes(label))
    .map(([, value]) => value);
  expect(named.length).toBeGreaterThan(4);
  const isInCode = (value: string) =>
    spawnSync(
      'git',
      ['grep', '--untracked', '-qE', `'${value}'|\\b${value}[:,]`, '--', 'api/src', ':!*.test.ts'],
      { cwd: root },
    ).status === 0;
  expect([...new Set(named)].filter((value) => !isInCode(value))).toEqual([]);
});

test('reads counters only as a rate or an increase', () => {
  const wrong = expressions.filter(([, expression]) =>
    readPromql(expression).metrics.some(
      (metric) =>
        families[familyOf(metric, families)] === 'counter' &&
        !new RegExp(`(rate|increase)\\(${metric}\\b`).test(expression),
    ),
  );
  expect(wrong).toEqual([]);
});

test('gives each panel a different id', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
