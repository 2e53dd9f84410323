import fs from 'node:fs';

/** Tests of a report of Playwright's JSON reporter, as [name, status]. */
const testsIn = ({ suites = [], specs = [] }, titles) => [
  ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title])),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => [
      [`[${projectName}]`, ...titles, title].join(' › '),
      status,
    ]),
  ),
];

/**
 * Reads which journeys passed.
 * @param code the exit code of Playwright
 * @returns names of the tests; undefined when there is no report because it did not start
 */
export function readReport(file, code) {
  if (!fs.existsSync(file)) return undefined;
  const { suites } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => testsIn(suite, [suite.title]));
  const namesOf = (...statuses) =>
    tests.filter(([, status]) => statuses.includes(status)).map(([name]) => name);
  const failedTests = namesOf('unexpected');
  // An interrupted run has no failed test.
  if (code !== 0 && failedTests.length === 0) failedTests.push('the run did not finish');
  return { passedTests: namesOf('expected', 'flaky'), failedTests };
}
