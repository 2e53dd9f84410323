import fs from 'node:fs';
import path from 'node:path';
import { changedTargets } from '../build/build.mjs';
import { isInstalled, PNPM } from '../start/install.mjs';
import { root } from '../webpack/apps.mjs';
import { ok, problem } from './finding.mjs';

const INSTALL = `npx --yes ${PNPM} install --frozen-lockfile`;

const read = (name) => {
  const file = path.join(root, name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
};

/** Whether node_modules agrees with the lock file. */
export function checkInstall() {
  const lockFile = read('pnpm-lock.yaml');
  if (lockFile === undefined)
    return problem('pnpm-lock.yaml is missing.', 'git checkout pnpm-lock.yaml');
  // pnpm keeps the lock file of its last install; an install that was interrupted leaves none.
  const installed = read('node_modules/.pnpm/lock.yaml');
  if (!fs.existsSync(path.join(root, 'node_modules')))
    return problem('node_modules is missing.', INSTALL);
  if (installed === undefined) return problem('An install was interrupted.', INSTALL);
  if (!isInstalled() && installed !== lockFile)
    return problem('pnpm-lock.yaml has changed since the last install.', INSTALL);
  return ok('As pnpm-lock.yaml asks.');
}

/** Whether the builds are of the sources as they are now. */
export function checkBuilds() {
  const changed = changedTargets();
  if (changed.length === 0) return ok('Of the present sources.');
  const list = (isMissing) =>
    changed.filter((target) => target.isMissing === isMissing).map(({ id }) => id);
  const missing = list(true);
  const stale = list(false);
  const sentences = [
    missing.length > 0 && `Not built: ${missing.join(', ')}.`,
    stale.length > 0 && `Older than their sources: ${stale.join(', ')}.`,
  ];
  return problem(sentences.filter(Boolean).join(' '), 'npm run build');
}
