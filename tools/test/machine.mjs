import fs from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../e2e/chromium.mjs';
import { hasEngines } from '../engines/paths.mjs';
import { bin, run } from '../lib/run.mjs';
import { root } from '../webpack/apps.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** Folders where the api's tests look for a PostgreSQL server. */
const databaseFolders = () => [
  process.env.PG_BIN ?? '',
  ...(process.env.PATH ?? '').split(path.delimiter),
  ...(fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN) : []).map((v) => path.join(DEBIAN, v, 'bin')),
];

/** Also searches /usr/sbin, which is not in the PATH of normal users on Debian. */
const isInstalled = (command) =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'].some((folder) =>
    fs.existsSync(path.join(folder, command)),
  );

/** Reads and changes this machine for `provide`. */
export const machine = {
  isRoot: process.getuid?.() === 0,
  hasBrowser: () => chromiumPath() !== undefined,
  hasDatabase: () =>
    databaseFolders().some((folder) => folder && fs.existsSync(path.join(folder, 'initdb'))),
  hasPooler: () => isInstalled('pgbouncer'),
  hasBalancer: () => isInstalled('nginx'),
  hasValkey: () => isInstalled('redis-server'),
  hasEngines,
  /** Downloads the browser of the installed Playwright version. */
  downloadBrowser: () =>
    run(bin('playwright', path.join(root, 'tools')), ['install', 'chromium'], { quiet: true }),
  has: async (command) =>
    (await run('sh', ['-c', `command -v ${command}`], { quiet: true })).code === 0,
  run: (command, args) =>
    run(command, args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }),
};
