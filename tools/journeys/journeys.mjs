// npm run e2e -- goods: the journeys of one remote, alone, in the shop, or in a running shop.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { optionsTakenByNpm } from '../lib/npm-options.mjs';
import { commandLine } from '../release/release-builds.mjs';
import { install } from '../start/install.mjs';
import { appFolder, isWholeShop, remoteNames, root } from '../webpack/apps.mjs';
import { hasJourneys } from './has-journeys.mjs';

const USAGE = `Usage: npm run e2e -- <remote> [options] [-- <options of Playwright>]

Runs the journeys in mfe-<remote>/e2e in a browser.

Remotes: ${remoteNames.join(', ')}

Options:
  (none)              the remote alone, in its thin frame, with an api of its own
  --composed          inside the whole shop, which is built and started for it on sample data
  --url <shop>        inside a running shop, which they change: they sign in, order and cancel
  --preview <build>   with --url: with this published build of the remote, which other visitors do
                      not get (docs/releasing.md); needs PREVIEW_SECRET
  --help              print this

A run of all journeys leaves its signed result beside the build, for npm run release -- promote; one in a
running shop does so with --preview, and one with options of Playwright does not.

For example: npm run e2e -- goods --composed -- basket --project=phone
Exit codes: 0 all passed, 1 a journey failed, 2 wrong usage, 3 not started.`;

const EXIT = { passed: 0, failed: 1, usage: 2, notStarted: 3 };

class UsageError extends Error {}

function readArgs(args) {
  const end = args.indexOf('--');
  const own = end === -1 ? args : args.slice(0, end);
  const { values, positionals } = parseArgs({
    args: own,
    allowPositionals: true,
    options: {
      composed: { type: 'boolean', default: false },
      url: { type: 'string' },
      preview: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { ...values, positionals, playwrightArgs: end === -1 ? [] : args.slice(end + 1) };
}

function checkArgs({ positionals: [remote, ...rest], composed, url, preview }) {
  if (!remoteNames.includes(remote))
    throw new UsageError(remote ? `There is no remote "${remote}".` : 'Name a remote.');
  if (rest.length > 0)
    throw new UsageError(`Put options of Playwright behind --: -- ${rest.join(' ')}`);
  if (composed && !isWholeShop)
    throw new UsageError('The whole shop is not in this checkout: name a running one by --url.');
  if (composed && url !== undefined) throw new UsageError('Choose --composed or --url.');
  if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new UsageError(`"${url}" is not an http URL.`);
  if (preview !== undefined && url === undefined)
    throw new UsageError('--preview shows a build in a running shop: name it by --url.');
  if (!hasJourneys(remote)) throw new UsageError(`mfe-${remote} has no journeys.`);
}

/** @throws when nothing answers there */
async function assertShop(url) {
  const latest = new URL('/builds/latest.json', url);
  const response = await fetch(latest).catch((error) => {
    throw new Error(`${url} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (!response.ok)
    throw new Error(`${url} is not a shop: ${latest.pathname} is ${response.status}.`);
}

/** Opens the link of a preview. @returns the cookie `name=value` that shows the build */
async function beginPreview({ remote, build, url }) {
  const { run } = await import('../lib/run.mjs');
  // Longer than any run, since journeys after the end of the preview would see the released build.
  const args = ['preview', remote, build, '--minutes', '480', '--json'];
  const { code, output } = await run(process.execPath, [commandLine, ...args], {
    quiet: true,
    env: { PUBLIC_URL: url },
  });
  const { url: link, error } = JSON.parse(output);
  if (code !== 0) throw new Error(error);
  const { status, headers } = await fetch(link, { redirect: 'manual' });
  if (status !== 303) throw new Error(`${url} refused the preview (${status}).`);
  return headers.getSetCookie()[0].split(';', 1)[0];
}

/** Starts what the journeys visit. @returns the environment of Playwright, and `stop` */
async function open({ remote, composed, url, preview }) {
  if (url !== undefined) {
    await assertShop(url);
    const cookie = preview && (await beginPreview({ remote, build: preview, url }));
    return { env: { JOURNEY_URL: url, JOURNEY_COOKIE: cookie ?? '' }, stop: () => {} };
  }
  if (!composed) {
    const { freePort } = await import('../e2e/free-port.mjs');
    return { env: { JOURNEY_URL: '', JOURNEY_PORT: String(await freePort()) }, stop: () => {} };
  }
  const { build } = await import('../build/build.mjs');
  await build({
    onProgress: (name, what) => what === 'start' && console.log(`building ${name} …`),
  });
  const { startShop } = await import('../e2e/shop.mjs');
  console.log('starting the shop …');
  const shop = await startShop();
  return { env: { JOURNEY_URL: shop.url, JOURNEY_COOKIE: '' }, stop: shop.stop };
}

/** Where the journeys ran, for their result; undefined when they prove nothing about the build of the checkout. */
function placeOf({ remote, composed, url, preview }) {
  if (url === undefined) return composed ? 'composed' : 'alone';
  const file = path.join(appFolder(remote), 'dist/release.json');
  const isOfCheckout =
    fs.existsSync(file) && JSON.parse(fs.readFileSync(file, 'utf8')).buildId === preview;
  return isOfCheckout ? new URL(url).origin : undefined;
}

/** Runs Playwright. @returns its exit code */
async function runJourneys({ remote, env, playwrightArgs, reportFile }) {
  const { bin, run } = await import('../lib/run.mjs');
  const folder = appFolder(remote);
  const playwright = bin('playwright', path.join(root, 'tools'));
  const command = ['test', '--config', path.join(folder, 'playwright.config.mjs')];
  const reporting = reportFile ? ['--reporter=list,json'] : [];
  const { code } = await run(playwright, [...command, ...reporting, ...playwrightArgs], {
    cwd: folder,
    env: reportFile ? { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile } : env,
  });
  return code;
}

/** Runs all journeys, and leaves their result beside the build. @returns the exit code of Playwright */
async function runAndRecord({ remote, env, where }) {
  const { builtSources, presentSources } = await import('../build/build.mjs');
  const { leaveResults } = await import('../release/leave-results.mjs');
  const { readReport } = await import('./read-report.mjs');
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-journeys-'));
  try {
    const sources = presentSources([remote]);
    if (builtSources(remote) !== sources[remote])
      console.log(
        `The result will not be recorded: mfe-${remote}/dist has no build of these sources. To record it, stop, and first run npm run release -- build ${remote}`,
      );
    const reportFile = path.join(scratch, 'report.json');
    const code = await runJourneys({ remote, env, playwrightArgs: [], reportFile });
    const report = readReport(reportFile, code);
    const annotationsOf = () => ({ where });
    if (report) console.log(leaveResults({ check: 'journeys', sources, ...report, annotationsOf }));
    return code;
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
}

async function main() {
  const taken = optionsTakenByNpm(['composed', 'url', 'preview']);
  if (taken) throw new UsageError(taken);
  const args = readArgs(process.argv.slice(2));
  if (args.help) {
    console.log(USAGE);
    return EXIT.passed;
  }
  checkArgs(args);
  await install();
  const [remote] = args.positionals;
  const { playwrightArgs } = args;
  const { env, stop } = await open({ ...args, remote });
  try {
    const { isShortRun } = await import('../e2e/run-length.mjs');
    const isWhole = playwrightArgs.length === 0 && !isShortRun;
    const where = isWhole ? placeOf({ ...args, remote }) : undefined;
    const code = where
      ? await runAndRecord({ remote, env, where })
      : await runJourneys({ remote, env, playwrightArgs });
    return code === 0 ? EXIT.passed : EXIT.failed;
  } finally {
    await stop();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    const isUsage = error instanceof UsageError || /^ERR_PARSE_ARGS/.test(error.code ?? '');
    console.error(isUsage ? `${error.message}\n\n${USAGE}` : error.message);
    process.exitCode = isUsage ? EXIT.usage : EXIT.notStarted;
  },
);
