import fs from 'node:fs';
import path from 'node:path';

/** Allowed licences. Naming the package and keeping its licence text, which it contains, fulfils their terms. */
export const ALLOWED = new Set([
  ...['Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', '0BSD'],
  // Packages with these licences are used unchanged, as separate files that can be replaced.
  ...['LGPL-3.0-or-later', 'MPL-2.0'],
]);

const manifestIn = (folder) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

const rooms = (root) =>
  fs
    .readdirSync(root)
    .filter((name) => /^(api|gateway|releases|shared|shell|mfe-.*)$/.test(name))
    .map((name) => path.join(root, name));

const namesOfForeignPackages = (dependencies) =>
  Object.keys(dependencies ?? {}).filter((name) => !name.startsWith('@shop/'));

/** The real folder of a package in this `node_modules`; undefined when it is not installed. */
function folderOf(modules, name) {
  const folder = path.join(modules, name);
  return fs.existsSync(folder) ? fs.realpathSync(folder) : undefined;
}

/** @returns manifests of all packages that run in the shop: dependencies of the rooms, and their dependencies */
function installedPackages(root) {
  const found = new Map();
  const add = (modules, name) => {
    const folder = folderOf(modules, name);
    if (!folder || found.has(folder)) return;
    const manifest = manifestIn(folder);
    found.set(folder, manifest);
    const beside = path.resolve(folder, ...name.split('/').map(() => '..'));
    for (const next of namesOfForeignPackages({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
    }))
      add(beside, next);
  };
  for (const room of rooms(root))
    for (const name of namesOfForeignPackages(manifestIn(room).dependencies))
      add(path.join(room, 'node_modules'), name);
  return [...found.values()];
}

/** @returns name and licence of each direct dependency of a room, sorted by name */
export function directLicences(root) {
  const rows = rooms(root).flatMap((room) =>
    namesOfForeignPackages(manifestIn(room).dependencies).map((name) => {
      const { license } = manifestIn(path.join(room, 'node_modules', name));
      return [name, license];
    }),
  );
  return [...new Map(rows)].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** @returns packages whose licence is not allowed, as `name: licence` */
export const refusedLicences = (root) =>
  installedPackages(root)
    .filter(({ license }) => !ALLOWED.has(license))
    .map(({ name, license }) => `${name}: ${JSON.stringify(license)}`);
