import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createReport, failedFiles } from './report.mjs';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-test-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Writes a result file and returns its path. */
function resultFile(result: unknown, name = 'result.json'): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, JSON.stringify(result));
  return file;
}

/** A spec of Playwright's JSON reporter with one test of this status. */
const spec = (title: string, status: string) => ({
  title,
  file: 'basket.spec.ts',
  tests: [{ status, projectName: 'phone' }],
});

const journeys = ({ flaky = 0, unexpected = 0, specs = [] as unknown[] }) =>
  resultFile({
    stats: { expected: 3, flaky, unexpected },
    errors: [],
    suites: [{ specs: [], suites: [{ specs }] }],
  });

test('counts a journey that passed at its second try as passed and names it', () => {
  const report = createReport();
  const specs = [spec('adds goods', 'flaky'), spec('removes goods', 'expected')];
  report.addPlaywright(journeys({ flaky: 1, specs }), 'journeys of order');
  expect(report.total).toEqual({ passed: 4, failed: 0 });
  expect(report.flaky).toEqual(['journeys of order: basket.spec.ts › adds goods [phone]']);
  expect(report.failures).toEqual([]);
});

test('names the files that took longest, with all tries', () => {
  const report = createReport();
  const slow = {
    ...spec('adds goods', 'flaky'),
    tests: [{ status: 'flaky', results: [{ duration: 4_000 }, { duration: 3_000 }] }],
  };
  const file = resultFile({
    stats: { expected: 0, flaky: 1, unexpected: 0 },
    errors: [],
    suites: [{ file: 'basket.spec.ts', specs: [], suites: [{ specs: [slow] }] }],
  });
  report.addPlaywright(file, 'journeys');
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [], startTime: 0, endTime: 9_000 },
    { name: 'b.test.ts', status: 'passed', assertionResults: [], startTime: 0, endTime: 1_000 },
  ];
  report.addJest(resultFile({ numPassedTests: 2, testResults }), 'api tests');
  expect(report.slowest(2)).toEqual([
    ['api tests: a.test.ts', 9],
    ['journeys: basket.spec.ts', 7],
  ]);
});

test('names a journey that failed at every try', () => {
  const report = createReport();
  const specs = [spec('adds goods', 'unexpected')];
  report.addPlaywright(journeys({ unexpected: 1, specs }), 'journeys of order');
  expect(report.total).toEqual({ passed: 3, failed: 1 });
  expect(report.failures).toEqual(['journeys of order: basket.spec.ts › adds goods [phone]']);
  expect(report.flaky).toEqual([]);
});

test('keeps the first lines of the error of a journey that failed or was flaky', () => {
  const report = createReport();
  const message = `\u001b[31mexpected 1\u001b[39m\n\nreceived 2\n${'a line\n'.repeat(20)}`;
  const withError = (title: string, status: string) => ({
    ...spec(title, status),
    tests: [{ status, projectName: 'phone', results: [{}, { error: { message } }] }],
  });
  const specs = [withError('adds goods', 'flaky'), withError('removes goods', 'unexpected')];
  report.addPlaywright(journeys({ flaky: 1, unexpected: 1, specs }), 'journeys');
  const lines = ['expected 1', 'received 2', ...Array(10).fill('a line')];
  for (const what of [...report.flaky, ...report.failures])
    expect(report.errorOf(what)?.split('\n')).toEqual(lines);
  expect(report.failures).toHaveLength(1);
});

test('reports the error of a run in which no journey started', () => {
  const report = createReport();
  const file = resultFile({
    stats: { expected: 0, flaky: 0, unexpected: 0 },
    errors: [{ message: 'no such project' }],
    suites: [],
  });
  report.addPlaywright(file, 'journeys');
  expect(report.failures).toEqual(['journeys: no such project']);
});

test('names failed component tests and files that did not run', () => {
  const report = createReport();
  const file = resultFile({
    numPassedTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'removes', failureMessages: ['expected 1\n  at a'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  report.addJest(file, 'component tests');
  expect(report.total).toEqual({ passed: 2, failed: 2 });
  expect(report.failures).toEqual(['a.test.ts: removes', 'b.test.ts did not run']);
  expect(report.failures.map(report.errorOf)).toEqual(['expected 1\n  at a', 'no such module']);
});

test('counts each of two failed tests of one name', () => {
  const report = createReport();
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['expected 1'] };
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed, failed] }];
  report.addJest(resultFile({ numPassedTests: 0, testResults }), 'api tests');
  expect(report.total).toEqual({ passed: 0, failed: 2 });
});

test('counts a missing result file as a failure', () => {
  const report = createReport();
  report.addJest(path.join(folder, 'none.json'), 'api tests');
  report.addPlaywright(path.join(folder, 'none.json'), 'journeys');
  expect(report.failures).toEqual(['api tests left no report', 'journeys left no report']);
});

const suite = (name: string, results: Record<string, string>) => ({
  name,
  status: Object.values(results).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(results).map(([fullName, status]) => ({ fullName, status })),
});

test('counts a test of a file that passed when it was run again, and names it', () => {
  const report = createReport();
  const first = resultFile({
    numPassedTests: 2,
    testResults: [
      suite('a.test.ts', { one: 'passed', two: 'passed' }),
      suite('b.test.ts', { three: 'failed' }),
    ],
  });
  expect(failedFiles(first)).toEqual(['b.test.ts']);
  const again = resultFile(
    { numPassedTests: 1, testResults: [suite('b.test.ts', { three: 'passed' })] },
    'again.json',
  );
  report.addJest(first, 'api tests', again);
  expect(report.total).toEqual({ passed: 3, failed: 0 });
  expect(report.flaky).toEqual(['api tests: b.test.ts: three']);
});

test('names a test that failed both times once, and a file that did not run', () => {
  const report = createReport();
  const failing = {
    numPassedTests: 1,
    testResults: [suite('b.test.ts', { three: 'failed', four: 'passed' })],
  };
  report.addJest(resultFile(failing), 'api tests', resultFile(failing, 'again.json'));
  report.addJest(
    resultFile({
      numPassedTests: 0,
      testResults: [{ name: 'c.test.ts', status: 'failed', assertionResults: [] }],
    }),
    'api tests',
    path.join(folder, 'none.json'),
  );
  expect(report.total).toEqual({ passed: 1, failed: 2 });
  expect(report.failures).toEqual(['b.test.ts: three', 'c.test.ts did not run']);
});
