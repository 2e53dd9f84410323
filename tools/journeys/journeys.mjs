// npm run e2e -- goods: the journeys of one remote, alone, in the shop, or in a running shop.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { optionsTakenByNpm } from '../lib/npm-options.mjs';
import { commandLine } from '../release/release-builds.mjs';
import { install } from '../start/install.mjs';
import { appFolder, isWholeShop, remoteNames, root } from '../webpack/apps.mjs';

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
  if (!fs.existsSync(path.join(appFolder(remote), 'e2e')))
    throw new UsageError(`mfe-${remote} has no journeys.`);
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
  const args = ['preview', remote, build, '--json'];
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
  const folder = appFolder(remote);
  const { env, stop } = await open({ ...args, remote });
  try {
    const { bin, run } = await import('../lib/run.mjs');
    const playwright = bin('playwright', path.join(root, 'tools'));
    const command = ['test', '--config', path.join(folder, 'playwright.config.mjs')];
    const { code } = await run(playwright, command.concat(args.playwrightArgs), {
      cwd: folder,
      env,
    });
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
