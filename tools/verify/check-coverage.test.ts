import fs from 'node:fs';
import path from 'node:path';
import { checkCoverage } from './check-coverage.mjs';
import { readCoverage } from './coverage-table.mjs';
import { specRoutes } from './spec-routes.mjs';

const root = path.resolve(__dirname, '../..');
const CODE = '`tools/verify/coverage-table.mjs`';
const TEST = '`tools/verify/check-coverage.test.ts`';

const row = (rule: string, where = CODE, test = TEST): string => `| ${rule} | ${where} | ${test} |`;
const table = (rows: readonly string[], unbuilt: readonly string[] = []): string =>
  [
    '| rule | where | test |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `Not built yet: ${unbuilt.map((route) => `\`${route}\``).join(', ')}.`,
  ].join('\n');

const code = (route: string): string => `\`${route}\``;
const [first = '', ...others] = specRoutes;
const everyRoute = row(specRoutes.map(code).join(', '));

test('accepts the table of this project', () => {
  const text = fs.readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8');
  expect(() => checkCoverage(text, root)).not.toThrow();
  expect(readCoverage(text).rows.length).toBeGreaterThan(150);
});

test('accepts a route with a row and a route listed as not built', () => {
  expect(() => checkCoverage(table([row(code(first))], others), root)).not.toThrow();
});

test.each([
  ['has no row', [row(others.map(code).join(', '))], [], `${first}: has no row`],
  ['has both', [everyRoute], [first], `${first}: has a row, and is named as not built`],
  ['is none', [everyRoute], ['/elsewhere'], '/elsewhere: named as not built, but no route'],
])('rejects a route that %s', (_case, rows, unbuilt, reason) => {
  expect(() => checkCoverage(table(rows, unbuilt), root)).toThrow(reason);
});

test.each([
  ['the same words', 'Toast closes after three seconds', 'Toast closes after 3 seconds'],
  [
    'nearly the same words and a common test',
    'Front code cache: empty or older than 5 minutes is loaded again',
    'Front code cache reloads when empty or older than five minutes',
  ],
])('rejects two rules in %s', (_case, one, other) => {
  expect(() => checkCoverage(table([everyRoute, row(one), row(other)]), root)).toThrow(
    `stands twice: "${one}" and "${other}"`,
  );
});

test('accepts two rules about different subjects', () => {
  const rows = [everyRoute, row('Cookie JWT is HttpOnly'), row('Toast closes after 3000 ms')];
  expect(() => checkCoverage(table(rows), root)).not.toThrow();
});

test('rejects a row without a test and a row with a missing file', () => {
  const rows = [everyRoute, row('Rule A', CODE, ''), row('Rule B', '`tools/verify/gone.mjs`')];
  expect(() => checkCoverage(table(rows), root)).toThrow(
    'Rule A: no test\nRule B: tools/verify/gone.mjs does not exist',
  );
});
