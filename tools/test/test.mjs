// The whole of the tests on a clean checkout; needs only Node and npm, and brings the rest.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkNode } from '../start/checks.mjs';
import { install } from '../start/install.mjs';

checkNode();
await install();

const { bin, run } = await import('../lib/run.mjs');
const { appFolder, remoteNames, root } = await import('../webpack/apps.mjs');
const { build } = await import('../build/build.mjs');
const { startApi } = await import('../e2e/api.mjs');
const { startGateway } = await import('../e2e/gateway.mjs');
const { checks } = await import('../verify/checks.mjs');
const { provideBrowser, providePostgres } = await import('./provide.mjs');
const { createReport } = await import('./report.mjs');

const report = createReport();
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-test-'));
const startedAt = performance.now();

async function stage(name, work) {
  console.log(`\n── ${name} (${Math.round((performance.now() - startedAt) / 1000)} s)`);
  try {
    await work();
  } catch (error) {
    console.log(error.message);
    report.fail(`${name}: ${error.message.split('\n')[0]}`);
  }
}

async function check({ name, run: work }) {
  await stage(name, async () => {
    await work();
    report.pass();
  });
}

async function journeys(name, folder, env, config = 'playwright.config.mjs') {
  const file = path.join(scratch, `${name}.json`);
  await stage(`journeys of ${name}`, async () => {
    await run(
      bin('playwright', path.join(root, 'tools')),
      ['test', '--config', path.join(folder, config)],
      {
        cwd: folder,
        env: { ...env, SHOP_REPORT: file },
      },
    );
    report.addPlaywright(file, name);
  });
}

await stage('browser and database', () => Promise.all([provideBrowser(), providePostgres()]));
for (const item of checks) await check(item);
await stage('unit and api tests', async () => {
  const file = path.join(scratch, 'jest.json');
  await run(bin('jest'), ['--json', `--outputFile=${file}`, '--silent'], {
    env: { NODE_ENV: 'test' },
  });
  report.addJest(file);
});
await stage('stand-alone builds', () => build({ kind: 'standalone' }));
await stage('journeys', async () => {
  const api = await startApi({ port: 5001 });
  const gateway = await startGateway({ port: 5000, apiUrl: api.url });
  try {
    const withJourneys = remoteNames.filter((name) =>
      fs.existsSync(path.join(appFolder(name), 'e2e')),
    );
    for (const name of withJourneys) await journeys(name, appFolder(name), { API_URL: api.url });
    const composed = { SHOP_URL: gateway.url };
    await journeys('shell', appFolder('shell'), composed);
    await journeys('markup', appFolder('shell'), composed, 'playwright.markup.config.mjs');
  } finally {
    await gateway.stop();
    await api.stop();
  }
});

fs.rmSync(scratch, { recursive: true, force: true });
for (const what of report.failures) console.log(`✗ ${what}`);
console.log(`\n${Math.round((performance.now() - startedAt) / 1000)} s`);
console.log(`${report.total.passed} passed, ${report.total.failed} failed`);
process.exitCode = report.total.failed > 0 || report.total.passed === 0 ? 1 : 0;
