import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../e2e/chromium.mjs';
import { PNPM } from '../start/install.mjs';
import { machine } from '../test/machine.mjs';
import { root } from '../webpack/apps.mjs';
import { ok, problem } from './finding.mjs';

const GB = 1e9;
/** What packages, builds and the sample shop take. */
const DISK_NEEDED = 1 * GB;
/** What two builds at a time take. */
const MEMORY_NEEDED = 1.5 * GB;

const gb = (bytes) => `${(bytes / GB).toFixed(1)} GB`;

const isOlder = (version, oldest) => {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
};

/** The running Node against `engines` of package.json. */
export function checkNodeVersion() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const oldest = engines.node.replace(/^[^\d]*/, '');
  const { node } = process.versions;
  return isOlder(node, oldest)
    ? problem(
        `This is ${node}; ${oldest} or newer is needed.`,
        'npx --yes --package=node@22 -- npm start',
      )
    : ok(`${node}, which is ${engines.node}.`);
}

export function checkDisk() {
  // Node older than 18.15 cannot tell.
  if (!fs.statfsSync) return ok('Not known to this Node.');
  const { bavail, bsize } = fs.statfsSync(root);
  const free = bavail * bsize;
  return free < DISK_NEEDED
    ? problem(
        `${gb(free)} free; ${gb(DISK_NEEDED)} are needed.`,
        `npm cache clean --force && npx --yes ${PNPM} store prune`,
      )
    : ok(`${gb(free)} free.`);
}

export function checkMemory() {
  const available = process.availableMemory ? process.availableMemory() : os.freemem();
  return available < MEMORY_NEEDED
    ? problem(
        `${gb(available)} available; a build needs ${gb(MEMORY_NEEDED)}. End a large program: this lists them.`,
        'ps -Ao pid,rss,comm | sort -nrk2 | head',
      )
    : ok(`${gb(available)} available.`);
}

/** Where Playwright keeps the browser that it downloads; undefined before the install. */
function downloadedBrowser() {
  try {
    const { chromium } = createRequire(path.join(root, 'tools/package.json'))('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** The browser that tests drive. */
export function checkBrowser() {
  const file = chromiumPath() ?? downloadedBrowser();
  if (process.env.CHROMIUM && !fs.existsSync(process.env.CHROMIUM))
    return problem(
      `CHROMIUM names ${process.env.CHROMIUM}, which does not exist.`,
      'unset CHROMIUM',
    );
  if (file && fs.existsSync(file)) return ok(file);
  return problem(
    'No Chromium, which tests drive. (npm test installs it where it may.)',
    'tools/node_modules/.bin/playwright install chromium',
  );
}

const installDatabase = () => {
  if (process.platform === 'darwin') return 'brew install postgresql';
  return `${machine.isRoot ? '' : 'sudo '}apt-get install -y postgresql`;
};

/** The PostgreSQL that tests of races start; the shop itself does without. */
export const checkTestDatabase = () =>
  machine.hasDatabase()
    ? ok('initdb found.')
    : problem(
        'No PostgreSQL (initdb on the PATH, in Debian’s place or in PG_BIN), which tests of races need. (npm test installs it where it may.)',
        installDatabase(),
      );

/** @returns the first words of a process's command, as far as this system tells */
export function commandOf(pid) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], options)
      .trim()
      .slice(0, 80);
  } catch {
    return '';
  }
}
