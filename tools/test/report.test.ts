import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createReport } from './report.mjs';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-test-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Writes a result file and returns its path. */
function resultFile(result: unknown): string {
  const file = path.join(folder, 'result.json');
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

test('names a journey that failed at every try', () => {
  const report = createReport();
  const specs = [spec('adds goods', 'unexpected')];
  report.addPlaywright(journeys({ unexpected: 1, specs }), 'journeys of order');
  expect(report.total).toEqual({ passed: 3, failed: 1 });
  expect(report.failures).toEqual(['journeys of order: basket.spec.ts › adds goods [phone]']);
  expect(report.flaky).toEqual([]);
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
          { status: 'failed', fullName: 'removes' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  report.addJest(file, 'component tests');
  expect(report.total).toEqual({ passed: 2, failed: 2 });
  expect(report.failures).toEqual(['a.test.ts: removes', 'b.test.ts did not run']);
});

test('counts a missing result file as a failure', () => {
  const report = createReport();
  report.addJest(path.join(folder, 'none.json'), 'api tests');
  report.addPlaywright(path.join(folder, 'none.json'), 'journeys');
  expect(report.failures).toEqual(['api tests left no report', 'journeys left no report']);
});
