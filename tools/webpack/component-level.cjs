const fs = require('node:fs');
const path = require('node:path');

const ui = path.resolve(__dirname, '../../shared/src/ui');
const isSource = (name) => /\.tsx?$/.test(name) && !/\.(test|example)\.tsx?$/.test(name);

/** Names of the component folders that the files of this one import. */
function importedBy(name) {
  const folder = path.join(ui, name);
  const texts = fs
    .readdirSync(folder)
    .filter(isSource)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|import\()\s*'\.\.\/([\w-]+)/g)].map((found) => found[1]),
  );
  return [...new Set(names)].filter(
    (other) =>
      other !== name &&
      fs.existsSync(path.join(ui, other)) &&
      fs.statSync(path.join(ui, other)).isDirectory(),
  );
}

/** Whether its style sheets set rules for whatever it is given as children. */
const stylesChildren = (name) =>
  fs
    .readdirSync(path.join(ui, name))
    .filter((file) => file.endsWith('.css'))
    .some((file) => fs.readFileSync(path.join(ui, name, file), 'utf8').includes('> *'));

const levels = new Map();

function levelOf(name, above = []) {
  // Components that import each other share a level.
  if (above.includes(name)) return 0;
  if (!levels.has(name)) {
    // Children are mostly buttons, which a page gives to a bar or a footer.
    const used = [...importedBy(name), ...(stylesChildren(name) ? ['button'] : [])];
    const below = used.map((other) => levelOf(other, [...above, name]));
    levels.set(name, Math.max(-1, ...below) + 1);
  }
  return levels.get(name);
}

/**
 * How many components stand below that of this style sheet: 0 for one that uses no other. One that
 * uses others styles them, so its rules win.
 */
module.exports = function componentLevel(file) {
  const [name, ...rest] = path.relative(ui, file).split(path.sep);
  return name === '..' || rest.length === 0 ? undefined : levelOf(name);
};
