// npm test, npm run test:full: tests a clean checkout; requires only Node and npm and installs the rest.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkNode } from '../start/checks.mjs';
import { install } from '../start/install.mjs';

const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1000);

checkNode();
await install();
const installSeconds = seconds();

const { planTests } = await import('./plan.mjs');
const { createReport } = await import('./report.mjs');
const { runStages } = await import('./stages.mjs');

const report = createReport();
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-test-'));

/** A stage uses slightly more than one core: one lane per core, limited by memory. */
const lanes = Math.min(Math.max(os.availableParallelism(), 2), 4);

const isShort = !process.argv.includes('--full');
const ended = await runStages(planTests({ scratch, report, isShort }), {
  lanes,
  onStart: (name) => console.log(`── ${name} starts (${seconds()} s)`),
  onEnd: ({ name, seconds: took, error }) => {
    console.log(`── ${name} ends after ${took} s`);
    if (!error) return;
    console.log(error.message);
    report.fail(`${name}: ${error.message.split('\n')[0]}`);
  },
});

fs.rmSync(scratch, { recursive: true, force: true });
const times = [{ name: 'install', seconds: installSeconds }, ...ended];
console.log('\nseconds by stage, beside each other in', lanes, 'lanes:');
for (const stage of times.sort((a, b) => b.seconds - a.seconds))
  console.log(`${String(stage.seconds).padStart(6)}  ${stage.name}`);
console.log('\nseconds of the slowest files:');
for (const [file, took] of report.slowest(20))
  console.log(`${String(Math.round(took)).padStart(6)}  ${file}`);
const printWithError = (mark, what) => {
  console.log(`${mark} ${what}`);
  const error = report.errorOf(what);
  if (error) console.log(error.replaceAll(/^/gm, '    '));
};
for (const what of report.flaky) printWithError('flaky:', what);
for (const what of report.failures) printWithError('✗', what);
console.log(`\n${seconds()} s`);
console.log(`${report.total.passed} passed, ${report.total.failed} failed`);
process.exitCode = report.total.failed > 0 || report.total.passed === 0 ? 1 : 0;
