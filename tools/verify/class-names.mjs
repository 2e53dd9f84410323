import fs from 'node:fs';
import path from 'node:path';
import { appFolder, apps, root } from '../webpack/apps.mjs';
import { shortClassName } from '../webpack/class-names.mjs';

/** Without comments, and without classes of libraries, which keep their names. */
const ownRules = (css) => css.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');

/** The classes of a CSS module that it names itself. */
export const classesOf = (css) => [
  ...new Set(Array.from(ownRules(css).matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name)),
];

/**
 * Finds classes that would get the same short name in a production build.
 * @param modules the CSS of each module, by its file
 * @returns a message for each pair
 */
export function equalNames(prefix, modules) {
  const sources = new Map();
  const problems = [];
  for (const [file, css] of Object.entries(modules))
    for (const local of classesOf(css)) {
      const name = shortClassName(prefix, file, local);
      const source = `.${local} of ${file}`;
      const other = sources.get(name);
      if (other) problems.push(`rename one, both are ${name}: ${other}, ${source}`);
      sources.set(name, source);
    }
  return problems;
}

/** The CSS modules below a folder, by their file from the root. */
function modulesIn(folder) {
  if (!fs.existsSync(folder)) return {};
  const files = fs
    .readdirSync(folder, { recursive: true })
    .filter((f) => f.endsWith('.module.css'));
  return Object.fromEntries(
    files.map((file) => [
      path.relative(root, path.join(folder, file)).replaceAll('\\', '/'),
      fs.readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
}

/** Checks the classes of every app together with those of shared. @throws with all messages */
export function checkClassNames() {
  const shared = modulesIn(path.join(root, 'shared/src'));
  const problems = Object.entries(apps).flatMap(([name, { prefix }]) =>
    equalNames(prefix, { ...shared, ...modulesIn(path.join(appFolder(name), 'src')) }),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
