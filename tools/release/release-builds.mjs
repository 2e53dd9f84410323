import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../start/install.mjs';
import { apps, isWholeShop } from '../webpack/apps.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The command line of releases; in a team's checkout it is part of the kit. */
export const commandLine = path.join(
  root,
  isWholeShop ? 'releases/dist/release.cjs' : 'tools/release/dist/release.cjs',
);

/** The gateway that serves builds to the gate's browser, below the root of the checkout. */
export const gatewayFile = isWholeShop
  ? 'gateway/dist/gateway.cjs'
  : 'tools/release/dist/gateway/gateway.cjs';

/** The program with which the gate opens pages in a browser. */
const openPages = path.join(root, 'tools/release/open-pages.mjs');

/** The environment of the command line: it reads builds of this checkout unless SHOP_ROOT names another. */
export const commandLineEnv = () => ({
  ...process.env,
  SHOP_ROOT: process.env.SHOP_ROOT || root,
  GATE_BROWSER: openPages,
});

/** The folder of the register: RELEASES_DIR, else `.releases`. */
export const registerFolder = () =>
  process.env.RELEASES_DIR
    ? path.resolve(process.env.INIT_CWD ?? '.', process.env.RELEASES_DIR)
    : path.join(root, '.releases');

/** Why builds are released without results of their checks; the history shows it. */
const REASON = 'started from this checkout';

/**
 * Publishes and promotes the builds of this checkout that the register lacks, also those without test results.
 * Imports only Node modules, because it runs at a first start.
 * @returns what was refused, as sentences
 */
export async function releaseBuilds(releasesDir) {
  const env = { ...commandLineEnv(), NODE_ENV: 'production', RELEASES_DIR: releasesDir };
  const output = await run(
    process.execPath,
    [commandLine, 'sync', 'api', ...Object.keys(apps), '--json', '--without-proof', REASON],
    { env },
  );
  return JSON.parse(output).refused;
}
