import fs from 'node:fs';

/** Sums up the results of the test runners. */
export function createReport() {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const flaky = [];
  const seconds = new Map();
  const fail = (what) => {
    total.failed += 1;
    failures.push(what);
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
      for (const what of before.filter((one) => !after.includes(one))) {
        total.passed += 1;
        flaky.push(`${name}: ${what}`);
      }
      for (const what of after) fail(what);
      for (const { name: path, startTime, endTime } of first.testResults)
        seconds.set(`${name}: ${path}`, (endTime - startTime) / 1000);
    },
    /** Adds a result file of Playwright's JSON reporter. */
    addPlaywright(file, name) {
      if (!fs.existsSync(file)) return fail(`${name} left no report`);
      const { stats, errors, suites } = JSON.parse(fs.readFileSync(file, 'utf8'));
      total.passed += stats.expected + stats.flaky;
      flaky.push(...titlesOf(suites, 'flaky').map((title) => `${name}: ${title}`));
      for (const title of titlesOf(suites, 'unexpected')) fail(`${name}: ${title}`);
      for (const suite of suites) seconds.set(`${name}: ${suite.file}`, secondsOf(suite));
      if (errors.length && stats.unexpected === 0) fail(`${name}: ${errors[0].message}`);
    },
  };
}

/** How long all tries of a suite's tests took. */
const secondsOf = ({ suites = [], specs = [] }) =>
  suites.reduce((total, suite) => total + secondsOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results ?? []))
    .reduce((total, { duration }) => total + duration / 1000, 0);

/** What failed in a report of Jest's: tests by file and name, and files that did not run. */
const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const broken = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && broken.length === 0) return [`${name} did not run`];
    return broken.map((test) => `${name}: ${test.fullName}`);
  });

/** Paths of the test files that failed in a result file of Jest's --json; none when it is missing. */
export function failedFiles(file) {
  if (!fs.existsSync(file)) return [];
  const { testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** The tests of Playwright's JSON report with this status. */
const titlesOf = (suites = [], wanted) =>
  suites.flatMap((suite) => [
    ...titlesOf(suite.suites, wanted),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `${file} › ${title} [${projectName}]`),
    ),
  ]);
