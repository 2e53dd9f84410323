import { spawnSync } from 'node:child_process';

/** What may stand at the root: settings that their tools read there, and the rooms. */
const FILES = new Set([
  '.dependency-cruiser.cjs',
  '.editorconfig',
  '.env.example',
  '.gitignore',
  '.gitlab-ci.yml',
  '.node-version',
  '.npmrc',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'NOTICE.md',
  'README.md',
  'SECURITY.md',
  'biome.jsonc',
  'jest.config.cjs',
  'knip.json',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'renovate.json',
  'tsconfig.base.json',
  'tsconfig.json',
]);
const FOLDERS =
  /^(\.ci|\.github|api|deploy|docs|gateway|releases|shared|shell|tools|mfe-[a-z0-9-]+)$/;

/** Tracked paths; none where the project is no git checkout. */
function trackedPaths(root) {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter(Boolean) : [];
}

const isListed = (path) => {
  const [first, ...below] = path.split('/');
  return below.length ? FOLDERS.test(first) : FILES.has(first);
};

/** Refuses tracked files and folders at the root that no list above names. */
export function checkRootFiles(root) {
  const strays = trackedPaths(root)
    .filter((path) => !isListed(path))
    .map((path) => path.replace(/\/.*/, '/'));
  const wrong = [...new Set(strays)].map(
    (name) =>
      `${name} at the root is in no list. Remove it (git rm), move it into a room, or, if a tool reads it at the root, add it to tools/verify/root-files.mjs.`,
  );
  if (wrong.length) throw new Error(wrong.join('\n'));
}
