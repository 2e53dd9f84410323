import fs from 'node:fs';

/** Sums up the results of the test runners. */
export function createReport() {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const flaky = [];
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
    fail,
    /** Adds a result file of Jest's --json; a missing file counts as a failure. */
    addJest(file, name) {
      if (!fs.existsSync(file)) return fail(`${name} left no report`);
      const result = JSON.parse(fs.readFileSync(file, 'utf8'));
      total.passed += result.numPassedTests;
      for (const suite of result.testResults) {
        const broken = suite.assertionResults.filter(({ status }) => status === 'failed');
        for (const test of broken) fail(`${suite.name}: ${test.fullName}`);
        if (suite.status === 'failed' && broken.length === 0) fail(`${suite.name} did not run`);
      }
    },
    /** Adds a result file of Playwright's JSON reporter. */
    addPlaywright(file, name) {
      if (!fs.existsSync(file)) return fail(`${name} left no report`);
      const { stats, errors, suites } = JSON.parse(fs.readFileSync(file, 'utf8'));
      total.passed += stats.expected + stats.flaky;
      flaky.push(...titlesOf(suites, 'flaky').map((title) => `${name}: ${title}`));
      for (const title of titlesOf(suites, 'unexpected')) fail(`${name}: ${title}`);
      if (errors.length && stats.unexpected === 0) fail(`${name}: ${errors[0].message}`);
    },
  };
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
