import fs from 'node:fs';
import path from 'node:path';
import { appFolder, apps, root } from '../webpack/apps.mjs';

/** Without comments, and without classes of libraries, which keep their names. */
const ownRules = (css) => css.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');

/** The classes of a CSS module that it names itself. */
const classesOf = (css) => [
  ...new Set(Array.from(ownRules(css).matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name)),
];

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** What a source reads of an imported module: the names, and whether it computes one. */
function readsOf(source, variable) {
  // Not a property or a part of a path; `...styles` is a use.
  const name = String.raw`(?<![\w/'-])(?<!(?<!\.\.)\.)${variable}\b`;
  const names = source.matchAll(new RegExp(String.raw`${name}\??\.(\w+)`, 'g'));
  return {
    names: Array.from(names, ([, read]) => read),
    isComputed: new RegExp(String.raw`${name}(?!\??\.\w)(?! from)`).test(source),
  };
}

/**
 * Compares the classes that components name with those of their CSS modules. A name that no rule defines is
 * undefined at run time, and a class that nothing names is dead.
 * @param sources the text of each TypeScript file
 * @param modules the CSS of each module
 * @returns a message for each difference
 */
export function strayClasses(sources, modules) {
  const problems = [];
  const readNames = new Map(Object.keys(modules).map((file) => [file, new Set()]));
  const computed = new Set();
  for (const [file, source] of Object.entries(sources))
    for (const [, variable, address] of source.matchAll(IMPORT)) {
      const module = path.posix.join(path.posix.dirname(file), address);
      const { names, isComputed } = readsOf(source, variable);
      if (isComputed) computed.add(module);
      for (const name of names) {
        readNames.get(module)?.add(name);
        if (!classesOf(modules[module] ?? '').includes(name))
          problems.push(`${file}: ${module} has no .${name}`);
      }
    }
  for (const [module, names] of readNames)
    for (const name of computed.has(module) ? [] : classesOf(modules[module]))
      if (!names.has(name)) problems.push(`${module}: nothing uses .${name}`);
  return problems;
}

/** The texts of the files below a folder that end so, by their paths from the root. */
function textsIn(folder, ending) {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder, { recursive: true }).filter((file) => ending.test(file));
  return files.map((file) => [
    path.relative(root, path.join(folder, file)).replaceAll('\\', '/'),
    fs.readFileSync(path.join(folder, file), 'utf8'),
  ]);
}

/** @throws with all messages */
export function checkModuleClasses() {
  const rooms = [path.join(root, 'shared'), ...Object.keys(apps).map(appFolder)];
  const read = (ending) =>
    Object.fromEntries(rooms.flatMap((room) => textsIn(path.join(room, 'src'), ending)));
  const problems = strayClasses(read(/\.tsx?$/), read(/\.module\.css$/));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
