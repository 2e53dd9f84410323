import fs from 'node:fs';
import path from 'node:path';
import { isRemoteName } from '../webpack/apps.mjs';
import { featureValues } from './feature.mjs';
import { assertPath, assertTitle, isTeams } from './names.mjs';
import { Refusal } from './refusal.mjs';
import { fromTemplate } from './templates.mjs';

/** The remote whose packages a new one has. */
const MODEL = 'mfe-cs';
function assertFree(rootDir, name) {
  if (!isRemoteName(name))
    throw new Refusal(
      `"${name}" is no name of a remote: 2 to 20 small letters and digits, in words with single hyphens, and not that of another part of the shop.`,
    );
  if (fs.existsSync(path.join(rootDir, `mfe-${name}`)))
    throw new Refusal(`mfe-${name} exists already.`);
  assertPath(rootDir, `/${name}`);
}

/** The lock file with the packages of the new remote, which are those of its model. */
function withPackages(lockFile, folder) {
  const importer = new RegExp(`^  ${MODEL}:\\n(?:    .*\\n)+\\n`, 'm').exec(lockFile)?.[0];
  const next = [...lockFile.matchAll(/^ {2}([\w/-]+):$/gm)].find(([, name]) => name > folder);
  if (!importer || !next) throw new Refusal(`pnpm-lock.yaml does not have ${MODEL}.`);
  const added = importer.replace(MODEL, folder);
  return lockFile.slice(0, next.index) + added + lockFile.slice(next.index);
}

/** README.md with a row of the new room below those of the other remotes. */
function withRoom(readme, folder, title) {
  const last = [...readme.matchAll(/^\| \[`mfe-.*\n/gm)].at(-1);
  if (!last) throw new Refusal('README.md has no table of the rooms.');
  const at = last.index + last[0].length;
  const cell = `[\`${folder}\`](${folder}/README.md)`.padEnd(38);
  return `${readme.slice(0, at)}| ${cell} | ${title.padEnd(73)} |\n${readme.slice(at)}`;
}

/** What the whole shop says of its remotes. A team's checkout (tools/kit) installs a new one by kit.cjs. */
function entries(rootDir, folder, title) {
  if (isTeams(rootDir)) return [];
  const read = (file) => fs.readFileSync(path.join(rootDir, file), 'utf8');
  return [
    ['pnpm-lock.yaml', withPackages(read('pnpm-lock.yaml'), folder)],
    ['README.md', withRoom(read('README.md'), folder, title)],
  ];
}

/** What a new remote writes. @throws Refusal */
export function planRemote({ rootDir, words: [name], title = name }) {
  assertFree(rootDir, name);
  assertTitle(title);
  const folder = `mfe-${name}`;
  return {
    rootDir,
    folder,
    created: new Map([
      ...fromTemplate('remote', folder, { name, title }),
      ...fromTemplate('feature', `${folder}/src/features/news`, featureValues('news')),
    ]),
    edited: new Map(entries(rootDir, folder, title)),
    next: [
      ...(isTeams(rootDir) ? ['node kit.cjs'] : []),
      `npm run release -- build ${name}`,
      'npm run verify',
      `npm run e2e -- ${name}`,
      ...['publish', 'promote'].map((step) => `npm run release -- ${step} ${name}`),
      `${isTeams(rootDir) ? 'kit/' : ''}docs/first-page.md leads from here to all visitors`,
    ],
  };
}
