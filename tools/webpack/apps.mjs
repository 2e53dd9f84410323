import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Pattern for names of remotes, and class prefixes of the first remotes; also used by the gateway and the gate. */
const { pattern, classPrefixes } = JSON.parse(
  fs.readFileSync(path.join(root, 'shared/src/contracts/remote-name.json'), 'utf8'),
);
const remoteName = new RegExp(pattern);

/** Whether a remote may have this name (shared/src/contracts/remotes.ts). */
export const isRemoteName = (name) => remoteName.test(name);

const FOLDER = /^mfe-(.+)$/;

function remotesIn(rootDir) {
  const names = fs
    .readdirSync(rootDir)
    // Git leaves the builds of a remote that another branch has.
    .filter((folder) => fs.existsSync(path.join(rootDir, folder, 'package.json')))
    .flatMap((folder) => FOLDER.exec(folder)?.[1] ?? [])
    .sort();
  const wrong = names.filter((name) => !isRemoteName(name));
  if (wrong.length > 0)
    throw new Error(
      `mfe-${wrong[0]} cannot be a remote: its name has 2 to 20 small letters and digits, in words with single hyphens, and is that of no other part of the shop.`,
    );
  return names;
}

/** The remotes of this checkout: its folders mfe-<name>. */
export const remoteNames = remotesIn(root);

const remoteApp = (name) => ({
  folder: `mfe-${name}`,
  prefix: classPrefixes[name] ?? name,
  container: `__mfe_${name.replaceAll('-', '_')}`,
});

/** Whether this is the checkout of the whole shop; a team's has its remote and the kit (tools/kit). */
export const isWholeShop = fs.existsSync(path.join(root, 'shell/package.json'));

/** Absent, not undefined: tools go through the names. */
const shell = isWholeShop ? { shell: { folder: 'shell', prefix: 's' } } : {};

/**
 * Every app that webpack builds. `prefix` starts its class names, so that styles of two teams
 * cannot collide; `container` is the global of its federation container (never a word a DOM id
 * could use).
 */
export const apps = {
  ...shell,
  ...Object.fromEntries(remoteNames.map((name) => [name, remoteApp(name)])),
};

export const appFolder = (name) => path.join(root, apps[name].folder);

/** Packages shared by shell and remotes at run time: one copy of each, provided by the shell. */
export const sharedModules = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  '@shop/shared/app': '1.0.0',
};

/**
 * Libraries that pages load on demand. The browser has one copy of each, a chunk of the shell. The server build of each
 * remote has its own copy.
 */
export const lazySharedModules = {
  '@shop/shared/domain/day-library': { version: '1.0.0', file: 'domain/day-library.ts' },
  '@shop/shared/ui/form-library': { version: '1.0.0', file: 'ui/form/form-library.ts' },
  '@shop/shared/ui/slider-library': { version: '1.0.0', file: 'ui/lightbox/slider-library.ts' },
};
