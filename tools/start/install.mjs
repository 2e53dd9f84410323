import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const stampFile = path.join(root, 'node_modules/.shop-installed');

/** Package manager as `name@version`; only package.json pins it. */
export const PNPM = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
).packageManager;

/** A team's checkout (tools/kit) may have packages that the kit's lock file does not have. */
const isTeams = !fs.existsSync(path.join(root, 'shell/package.json'));

const manifestsOfTeam = () =>
  fs
    .readdirSync(root)
    .map((name) => path.join(root, name, 'package.json'))
    .filter((file) => /[\\/]mfe-[^\\/]+[\\/]package\.json$/.test(file) && fs.existsSync(file));

const wanted = () => {
  const hash = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .update(PNPM + process.version);
  for (const file of isTeams ? manifestsOfTeam() : []) hash.update(fs.readFileSync(file));
  return hash.digest('hex');
};

/** Whether `install` was the last to change node_modules, for this lock file and Node. */
export const isInstalled = () =>
  fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === wanted();

/** Runs a command until it exits and prints its output only on failure. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ${args.join(' ')} failed:\n${output.slice(-4000)}`)),
    );
  });
}

const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';

const pnpmInstall = (...options) => run(npx, ['--yes', PNPM, 'install', ...options]);

/** A remote that the lock file does not have, or has otherwise, is added to it. */
const installTeams = () =>
  pnpmInstall('--prefer-offline', '--frozen-lockfile').catch((error) => {
    if (!/ERR_PNPM_(OUTDATED_LOCKFILE|PACKAGE_MANAGER_NO_IMPORTER)/.test(error.message))
      throw error;
    return pnpmInstall('--prefer-offline', '--no-frozen-lockfile');
  });

/** Installs from the lock file; does nothing when that is already done. */
export async function install() {
  if (isInstalled()) return;
  await (isTeams ? installTeams() : pnpmInstall('--frozen-lockfile'));
  fs.writeFileSync(stampFile, wanted());
}
