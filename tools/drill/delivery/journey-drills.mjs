import fs from 'node:fs';
import path from 'node:path';
import { startShop } from '../../e2e/shop.mjs';
import { bin, run } from '../../lib/run.mjs';
import { appFolder, root } from '../../webpack/apps.mjs';

/** Journeys through releases that are promoted, rolled back, previewed, added and removed while shoppers buy. */
const journeys = ['release', 'preview', 'new-remote', 'new-prefix'];

/** The tests of a suite of Playwright's report, with those of the suites in it. */
const testsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(testsIn)];

/** Runs the journeys in a shop of their own. @returns rows: part, fault, expected, seen, whether it passed */
export async function drillJourneys({ folder }) {
  const report = path.join(folder, 'journeys.json');
  const shell = appFolder('shell');
  const shop = await startShop({ dataDir: path.join(folder, 'journeys') });
  const env = {
    SHOP_URL: shop.url,
    RELEASES_DIR: shop.releasesDir,
    PREVIEW_SECRET: shop.previewSecret,
    SHOP_REPORT: report,
  };
  const files = journeys.map((name) => `/${name}.spec.ts`);
  const config = path.join(shell, 'playwright.config.mjs');
  const args = ['test', '--config', config, '--project=phone', ...files];
  let output;
  try {
    ({ output } = await run(bin('playwright', path.join(root, 'tools')), args, {
      cwd: shell,
      env,
      quiet: true,
    }));
  } finally {
    await shop.stop();
  }
  if (!fs.existsSync(report))
    return [['journeys', 'all', 'passed', `no report: ${output.trim().split('\n')[0]}`, false]];
  const { suites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return suites
    .flatMap(testsIn)
    .map(({ title, ok }) => ['journeys', title, 'passed', ok ? 'passed' : 'failed', ok]);
}
