import fs from 'node:fs';
import path from 'node:path';

/** Of no use to a process that runs: sources and types beside the code, maps, papers. Licences stay. */
const isUnused = (name) =>
  /\.(map|[cm]?ts|md|markdown|flow|tsbuildinfo)$/i.test(name) || name === '.npmignore';
/** Tests that packages publish with their code. */
const testFolders = new Set(['test', 'tests', '__tests__', 'bench', 'benchmark', 'benchmarks']);

const manifestOf = (folder) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

const dependenciesOf = ({ dependencies, optionalDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@shop/'),
  );

/** The folder of a package as Node finds it from another's; undefined for an optional one of another machine. */
function findPackage(from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (fs.existsSync(found)) return fs.realpathSync(found);
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** The package that a place of the pack sees under a name: the nearest above it. */
function seenFrom(placed, place, name) {
  for (let at = place; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    const found = placed.get(`${at}/node_modules/${name}`);
    if (found || !at.includes('/node_modules/')) return found;
  }
}

/**
 * Lays out the packages that rooms need to run, and all that these need, as npm does: at the top, or within the
 * package that needs another version.
 * @param folders of the rooms
 * @returns the source of each place, such as `/node_modules/pg`
 */
export function layOut(folders) {
  const placed = new Map();
  const waiting = folders.map((source) => ({ source, place: '' }));
  while (waiting.length > 0) {
    const { source, place } = waiting.shift();
    for (const name of dependenciesOf(manifestOf(source))) {
      const wanted = findPackage(source, name);
      const seen = wanted && seenFrom(placed, place, name);
      if (!wanted || seen === wanted) continue;
      const at = `${seen ? place : ''}/node_modules/${name}`;
      if (placed.has(at)) throw new Error(`Two rooms need different versions of ${name}.`);
      placed.set(at, wanted);
      waiting.push({ source: wanted, place: at });
    }
  }
  return placed;
}

/** Copies the packages of `layOut` below a folder, without what does not run. */
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
