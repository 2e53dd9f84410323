import { bin, run } from '../lib/run.mjs';
import { isWholeShop } from '../webpack/apps.mjs';
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

let failed = 0;
for (const check of [...checks, unit]) {
  const startedAt = performance.now();
  try {
    await check.run();
    console.log(`✓ ${check.name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${check.name}\n${error.message}\n`);
  }
}
console.log(failed ? `${failed} of ${checks.length + 1} checks failed` : 'All checks passed');
process.exitCode = failed ? 1 : 0;
