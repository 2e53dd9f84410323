import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';

/** First segments of the shell's and the gateway's own paths, and of the design reference's. */
const shellPaths = `auth common error gateway test markup api images assets builds metrics sitemap`;
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Whether this is the checkout of one team, with a kit in place of the other rooms (tools/kit). */
export const isTeams = (rootDir) => fs.existsSync(path.join(rootDir, '.kit.json'));

const readPrefixes = (rootDir, folder) => {
  const file = path.join(rootDir, folder, 'src/remote/paths.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
};

/** A declared prefix without its marks (shared/src/contracts/path-table.ts). */
const parse = (prefix) => ({
  start: prefix.replace(/\*?!?\$?$/, ''),
  isOpen: /\*!?\$?$/.test(prefix),
  needsLogin: /!\$?$/.test(prefix),
});

const isBelow = (wanted, { start, isOpen }) =>
  wanted === start || wanted.startsWith(isOpen ? start : `${start}/`);

/** The longest prefix that covers the path: its folder, and whether it needs a login. */
export function prefixOf(rootDir, wanted) {
  return fs
    .readdirSync(rootDir)
    .filter((folder) => folder.startsWith('mfe-'))
    .flatMap((folder) =>
      readPrefixes(rootDir, folder).map((prefix) => ({ folder, ...parse(prefix) })),
    )
    .filter((prefix) => isBelow(wanted, prefix))
    .sort((a, b) => b.start.length - a.start.length)[0];
}

/** @throws Refusal when the path is another app's */
export function assertPath(rootDir, wanted, folder) {
  const owner = prefixOf(rootDir, wanted)?.folder;
  if (owner && owner !== folder)
    throw new Refusal(`${wanted} belongs to ${owner}: choose another name.`);
  if (shellPaths.split(' ').includes(wanted.split('/')[1]))
    throw new Refusal(`${wanted} belongs to the shell: choose another name.`);
}

/** @throws Refusal when it could break the text around it, or is no heading */
export function assertTitle(title) {
  if (!/^[\p{L}\p{N} ·,!?()-]{1,30}$/u.test(title))
    throw new Refusal(`"${title}" is no title: 1 to 30 letters, digits, spaces and ·,!?()-.`);
}

/** @returns the folder of a remote of this checkout. @throws Refusal */
export function folderOf(rootDir, remote) {
  const folder = `mfe-${remote}`;
  if (KEBAB.test(remote) && fs.existsSync(path.join(rootDir, folder, 'package.json')))
    return folder;
  throw new Refusal(`There is no remote "${remote}".`);
}

/** @throws Refusal when it is no name of a folder */
export function assertKebab(name) {
  if (!KEBAB.test(name))
    throw new Refusal(`"${name}" is no name: small letters and digits, in words with hyphens.`);
}

export const pascalOf = (name) =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());

export const camelOf = (name) =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
