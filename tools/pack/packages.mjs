import fs from 'node:fs';
import path from 'node:path';

/** Whether a process never reads a file: TypeScript sources and types, source maps, documents. Licences are kept. */
const isUnused = (name) =>
  /\.(map|[cm]?ts|md|markdown|flow|tsbuildinfo)$/i.test(name) || name === '.npmignore';
/** Folders of tests and benchmarks in published packages. */
const testFolders = new Set(['test', 'tests', '__tests__', 'bench', 'benchmark', 'benchmarks']);

const manifestOf = (folder) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

const dependenciesOf = ({ dependencies, optionalDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@shop/'),
  );

/** Resolves a package from a folder, as Node does; undefined for an optional package of another platform. */
function findPackage(from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (fs.existsSync(found)) return fs.realpathSync(found);
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** The package that code at a place of the pack gets by a name: the nearest one upwards. */
function resolveFrom(placed, place, name) {
  for (let at = place; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    const found = placed.get(`${at}/node_modules/${name}`);
    if (found || !at.includes('/node_modules/')) return found;
  }
}

/**
 * Places the packages of rooms, with all dependencies, as npm does: at the top, or within the package that needs
 * another version.
 * @param folders of the rooms
 * @returns the source of each place, such as `/node_modules/pg`
 */
export function placePackages(folders) {
  const placed = new Map();
  const waiting = folders.map((source) => ({ source, place: '' }));
  while (waiting.length > 0) {
    const { source, place } = waiting.shift();
    for (const name of dependenciesOf(manifestOf(source))) {
      const wanted = findPackage(source, name);
      const seen = wanted && resolveFrom(placed, place, name);
      if (!wanted || seen === wanted) continue;
      const at = `${seen ? place : ''}/node_modules/${name}`;
      if (placed.has(at)) throw new Error(`Two rooms need different versions of ${name}.`);
      placed.set(at, wanted);
      waiting.push({ source: wanted, place: at });
    }
  }
  return placed;
}

/** Copies the packages of `placePackages` into a folder, without unused files. */
export function copyPackages(placed, target) {
  for (const [place, source] of placed) {
    const isKept = (file) => {
      const below = path.relative(source, file).split(path.sep);
      if (below[0] === 'node_modules' || testFolders.has(below[0])) return false;
      return !isUnused(path.basename(file));
    };
    fs.cpSync(source, path.join(target, place), {
      recursive: true,
      dereference: true,
      filter: isKept,
    });
  }
}
