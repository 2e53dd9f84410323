import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Sums up the results of the test runners. */
export function createReport() {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const flaky = [];
  const seconds = new Map();
  const errors = new Map();
  const add = (list, what, error) => {
    list.push(what);
    if (error) errors.set(what, excerpt(error));
  };
  const fail = (what, error) => {
    total.failed += 1;
    add(failures, what, error);
  };
  return {
    total,
    failures,
    /** Tests that passed only at their second try, as `file › title [project]`. */
    flaky,
    pass: () => (total.passed += 1),
    /** The files that took longest, as `[file, seconds]`. */
    slowest: (count) => [...seconds].sort((a, b) => b[1] - a[1]).slice(0, count),
    fail,
    /** The first lines of the error of a failure or of a flaky test; undefined when there is none. */
    errorOf: (what) => errors.get(what),
    /**
     * Adds a result file of Jest's --json; a missing file counts as a failure.
     * @param again the result file of a second run of the files that failed, if there was one
     */
    addJest(file, name, again) {
      if (!fs.existsSync(file)) return fail(`${name} left no report`);
      const first = JSON.parse(fs.readFileSync(file, 'utf8'));
      const second =
        again && fs.existsSync(again) ? JSON.parse(fs.readFileSync(again, 'utf8')) : undefined;
      const before = jestFailures(first);
      const after = second ? jestFailures(second) : before;
      total.passed += first.numPassedTests;
      for (const { what, error } of before) {
        if (after.some((one) => one.what === what)) continue;
        total.passed += 1;
        add(flaky, `${name}: ${what}`, error);
      }
      for (const { what, error } of after) fail(what, error);
      for (const { name: path, startTime, endTime } of first.testResults)
        seconds.set(`${name}: ${path}`, (endTime - startTime) / 1000);
    },
    /** Adds a result file of Playwright's JSON reporter. */
    addPlaywright(file, name) {
      if (!fs.existsSync(file)) return fail(`${name} left no report`);
      const { stats, errors: broken, suites } = JSON.parse(fs.readFileSync(file, 'utf8'));
      total.passed += stats.expected + stats.flaky;
      for (const { title, error } of testsOf(suites, 'flaky'))
        add(flaky, `${name}: ${title}`, error);
      for (const { title, error } of testsOf(suites, 'unexpected'))
        fail(`${name}: ${title}`, error);
      for (const suite of suites) seconds.set(`${name}: ${suite.file}`, secondsOf(suite));
      if (broken.length && stats.unexpected === 0) fail(`${name}: ${broken[0].message}`);
    },
  };
}

/** How long all tries of a suite's tests took. */
const secondsOf = ({ suites = [], specs = [] }) =>
  suites.reduce((total, suite) => total + secondsOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results ?? []))
    .reduce((total, { duration }) => total + duration / 1000, 0);

/** The longest excerpt of an error, in lines. */
const EXCERPT_LINES = 12;

/** The first lines of an error without colours and empty lines. */
const excerpt = (error) =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, EXCERPT_LINES)
    .join('\n');

/** What failed in a report of Jest's, with its error: tests by file and name, and files that did not run. */
const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const broken = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && broken.length === 0)
      return [{ what: `${name} did not run`, error: message }];
    return broken.map((test) => ({
      what: `${name}: ${test.fullName}`,
      error: test.failureMessages?.[0],
    }));
  });

/** Paths of the test files that failed in a result file of Jest's --json; none when it is missing. */
export function failedFiles(file) {
  if (!fs.existsSync(file)) return [];
  const { testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** Title and first error of the tests of Playwright's JSON report with this status. */
const testsOf = (suites = [], wanted) =>
  suites.flatMap((suite) => [
    ...testsOf(suite.suites, wanted),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results = [] }) => ({
          title: `${file} › ${title} [${projectName}]`,
          error: results.find(({ error }) => error)?.error.message,
        })),
    ),
  ]);
