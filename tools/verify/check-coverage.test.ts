import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkCoverage, checkCoveragePage } from './check-coverage.mjs';
import { type CoverageRow, type CoverageSection, readCoverage, rowsOf } from './coverage.mjs';
import { coveragePage } from './coverage-page.mjs';
import { specRoutes } from './spec-routes.mjs';

const root = path.resolve(__dirname, '../..');
const CODE = 'tools/verify/coverage.mjs';
const TEST = 'tools/verify/check-coverage.test.ts';

const row = (rule: string, others: Partial<CoverageRow> = {}): CoverageRow => ({
  rule,
  code: [CODE],
  test: [TEST],
  ...others,
});
const codes = (routes: readonly string[]): string =>
  routes.map((route) => `\`${route}\``).join(', ');
const section = (rows: CoverageRow[], unbuilt: readonly string[] = []): CoverageSection[] => [
  {
    name: '2-routes.json',
    title: '2. Routes',
    rows: unbuilt.length ? [...rows, { rule: codes(unbuilt), open: 'not built' }] : rows,
  },
];

const [first = '', ...others] = specRoutes;
const everyRoute = row(codes(specRoutes));

test('accepts the rows and the page of this project', () => {
  const sections = readCoverage(root);
  expect(() => checkCoverage(sections, root)).not.toThrow();
  expect(() => checkCoveragePage(sections, root)).not.toThrow();
  expect(rowsOf(sections).length).toBeGreaterThan(150);
});

test('accepts a route with a row and a route that is open', () => {
  expect(() => checkCoverage(section([row(codes([first]))], others), root)).not.toThrow();
});

test.each([
  ['has no row', [row(codes(others))], [], `${first}: has no row`],
  ['has both', [everyRoute], [first], `${first}: has a row, and is named as not built`],
  ['is none', [everyRoute], ['/elsewhere'], '/elsewhere: named as not built, but no route'],
])('rejects a route that %s', (_case, rows, unbuilt, reason) => {
  expect(() => checkCoverage(section(rows, unbuilt), root)).toThrow(reason);
});

test.each([
  ['the same words', 'Toast closes after three seconds', 'Toast closes after 3 seconds'],
  [
    'nearly the same words and a common test',
    'Front code cache: empty or older than 5 minutes is loaded again',
    'Front code cache reloads when empty or older than five minutes',
  ],
])('rejects two rules in %s', (_case, one, other) => {
  expect(() => checkCoverage(section([everyRoute, row(one), row(other)]), root)).toThrow(
    `stands twice: "${one}" and "${other}"`,
  );
});

test('accepts two rules about different subjects', () => {
  const rows = [everyRoute, row('Cookie JWT is HttpOnly'), row('Toast closes after 3000 ms')];
  expect(() => checkCoverage(section(rows), root)).not.toThrow();
});

test('rejects a row without code or test, with a missing file, and an open one with files', () => {
  const rows = [
    everyRoute,
    row('Rule A', { test: [] }),
    row('Rule B', { code: ['tools/verify/gone.mjs'] }),
    row('Third', { code: [] }),
    row('Later', { open: 'not built' }),
  ];
  expect(() => checkCoverage(section(rows), root)).toThrow(
    'Rule A: no test\nRule B: tools/verify/gone.mjs does not exist\nThird: no code\nLater: is open, and names files',
  );
});

test('writes a page with our additions, and the open rules first', () => {
  const page = coveragePage(section([row('Toast closes', { ours: 'after a look' })], ['/later']));
  expect(page).toContain(`| Toast closes. Ours: after a look | \`${CODE}\` | \`${TEST}\` |`);
  expect(page.indexOf('- `/later`: not built.')).toBeLessThan(page.indexOf('Toast closes'));
});

test('rejects a page that is not that of its data', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coverage-'));
  fs.mkdirSync(path.join(folder, 'docs'));
  const sections = section([row('Toast closes')]);
  fs.writeFileSync(path.join(folder, 'docs/spec-coverage.md'), coveragePage(sections));
  expect(() => checkCoveragePage(sections, folder)).not.toThrow();
  expect(() => checkCoveragePage(section([row('Toast stays')]), folder)).toThrow(
    'run npm run coverage',
  );
  fs.rmSync(folder, { recursive: true });
});
