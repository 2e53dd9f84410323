import { presentSources } from '../build/build.mjs';
import { hasJourneys } from '../journeys/has-journeys.mjs';
import { bin, run } from '../lib/run.mjs';
import { leaveResults } from '../release/leave-results.mjs';
import { apps, isWholeShop } from '../webpack/apps.mjs';
import { checks } from './checks.mjs';

const unit = {
  name: 'unit tests',
  run: async () => {
    const { code, output } = await run(
      bin('jest'),
      ['--selectProjects', ...(isWholeShop ? ['node'] : []), 'dom', '--silent'],
      { quiet: true },
    );
    if (code !== 0) throw new Error(output.trim());
  },
};

const sources = presentSources([...(isWholeShop ? ['api'] : []), ...Object.keys(apps)]);
const passedTests = [];
const failedTests = [];
for (const check of [...checks, unit]) {
  const startedAt = performance.now();
  try {
    await check.run();
    passedTests.push(check.name);
    console.log(`✓ ${check.name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    failedTests.push(check.name);
    console.log(`✗ ${check.name}\n${error.message}\n`);
  }
}
const annotationsOf = (name) => ({ further: hasJourneys(name) ? 'journeys' : '' });
console.log(leaveResults({ check: 'verify', sources, passedTests, failedTests, annotationsOf }));
const failed = failedTests.length;
console.log(failed ? `${failed} of ${checks.length + 1} checks failed` : 'All checks passed');
process.exitCode = failed ? 1 : 0;
