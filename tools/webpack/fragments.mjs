import fs from 'node:fs';
import path from 'node:path';
import { appFolder } from './apps.mjs';

/** What a remote exposes beside its fragments. */
const TAKEN = ['routes', 'markup'];
const FILE = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.tsx?$/;

/** The chunk of a fragment; a page's chunk begins with the name of its remote. */
const chunkOf = (fragment) => `fragment.${fragment}`;

/** Whether `<remote>/<name>` can be a fragment. */
export const isFragmentName = (name) => FILE.test(`${name}.tsx`) && !TAKEN.includes(name);

function nameOf(file) {
  const name = FILE.exec(path.basename(file))?.[1];
  if (!name)
    throw new Error(
      `${file}: a fragment is one file named in lower case with hyphens, such as order-state.tsx.`,
    );
  if (TAKEN.includes(name)) throw new Error(`${file}: a remote exposes "${name}" already.`);
  return name;
}

/**
 * The fragments of a folder, by name: one for each file.
 * @throws when a file cannot be exposed by its name
 */
export function readFragments(folder) {
  const found = {};
  for (const file of fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []) {
    const name = nameOf(path.join(folder, file));
    if (name in found) throw new Error(`${folder} has the fragment "${name}" twice.`);
    found[name] = path.join(folder, file);
  }
  return found;
}

/** Parts that pages of other remotes show: every file of the remote's `src/remote/fragments`. */
const fragmentsOf = (app) => readFragments(path.join(appFolder(app), 'src/remote/fragments'));

/** Their names for pages: `<remote>/<part>`. */
export const offeredFragments = (app) =>
  app === 'shell' ? [] : Object.keys(fragmentsOf(app)).map((name) => `${app}/${name}`);

/** Rows of `exposes` of module federation. */
export const exposedFragments = (app) =>
  Object.fromEntries(
    Object.entries(fragmentsOf(app)).map(([name, file]) => [
      `./${name}`,
      { import: file, name: chunkOf(name) },
    ]),
  );

/** The entry of a remote's server build: its routes and its fragments, which share their modules. */
export function serverEntry(app) {
  const pathOf = (file) => JSON.stringify(`./${path.relative(appFolder(app), file)}`);
  const load = Object.entries(fragmentsOf(app)).map(
    ([name, file]) => `"${name}": () => import(${pathOf(file)}).then((m) => m.fragment)`,
  );
  const source = [
    `export { createRoutes } from './src/remote/routes.tsx';`,
    `export const fragments = { ${load.join(', ')} };`,
  ];
  return `data:text/javascript,${encodeURIComponent(source.join('\n'))}`;
}
