import fs from 'node:fs';
import path from 'node:path';
import { insertBefore } from './insert-before.mjs';
import { assertKebab, camelOf, isTeams } from './names.mjs';
import { Refusal } from './refusal.mjs';
import { fromTemplate } from './templates.mjs';

const CONTRACTS = 'shared/src/contracts';
const MODULES = 'api/src/modules';
const AREA = 'service';
/** Words that the api's paths and JavaScript use otherwise. */
const reserved = ['api', 'call', 'constructor', 'part', 'paths', 'schemas', 'test'];

const isTaken = (rootDir, name) =>
  fs.existsSync(path.join(rootDir, CONTRACTS, `${name}.calls.ts`)) ||
  fs.existsSync(path.join(rootDir, CONTRACTS, `${name}.schema.ts`)) ||
  fs
    .readdirSync(path.join(rootDir, MODULES))
    .some((area) => fs.existsSync(path.join(rootDir, MODULES, area, name)));

/** The line before the first one that sorts after it. */
function insertSorted(file, text, line, pattern) {
  const rows = [...text.matchAll(pattern)];
  if (rows.length === 0) return insertBefore(file, text, pattern, line);
  const next = rows.find(([row]) => row > line);
  const at = next?.index ?? rows.at(-1).index + rows.at(-1)[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

/** What a new module of the api writes: contract, handler and test, and where it enters them. @throws Refusal */
export function planModule({ rootDir, words: [name] }) {
  assertKebab(name);
  if (isTeams(rootDir)) throw new Refusal('The api is not in this checkout.');
  if (reserved.includes(name)) throw new Refusal(`"${name}" has another meaning: choose another.`);
  if (isTaken(rootDir, name)) throw new Refusal(`There is a module or a contract "${name}".`);
  const camel = camelOf(name);
  const to = `${MODULES}/${AREA}/${name}`;
  const edits = [
    [
      `${CONTRACTS}/index.ts`,
      `export * from './${name}.calls';\n`,
      /^export \* from '\.\/[\w.-]+\.calls';\n/gm,
    ],
    [
      `${CONTRACTS}/schemas.ts`,
      `export { ${camel}Schemas } from './${name}.schema';\n`,
      /^export \{ [\w, ]+ \} from '.+';\n/gm,
    ],
    [
      'tools/attack/rights-table.mjs',
      `  '${camel}.list': 'public',\n`,
      /^ {2}'\w+\.\w+': '\w+',\n/gm,
    ],
    ['api/src/adult-leaks.test.ts', `  '${camel}.list',\n`, withoutGoods],
  ];
  const read = (file) => fs.readFileSync(path.join(rootDir, file), 'utf8');
  const values = { name, camel };
  return {
    rootDir,
    folder: to,
    created: new Map([
      ...fromTemplate('module/contracts', CONTRACTS, values),
      ...fromTemplate('module/api', to, values),
    ]),
    edited: new Map([
      ...edits.map(([file, line, pattern]) => [
        file,
        insertSorted(file, read(file), line, pattern),
      ]),
      [`${MODULES}/index.ts`, withModule(read(`${MODULES}/index.ts`), name, camel)],
    ]),
    next: [`npx jest ${to} --selectProjects api`, 'npm run verify'],
  };
}

/** Rows of the set of calls that carry no goods. */
const withoutGoods = /(?<=const withoutGoods = new Set\(\[\n(?: {2}'.+',\n)*) {2}'.+',\n/g;

function withModule(text, name, camel) {
  const file = `${MODULES}/index.ts`;
  const imported = insertSorted(
    file,
    text,
    `import { ${camel}Module } from './${AREA}/${name}';\n`,
    /^import .*\n/gm,
  );
  return insertBefore(file, imported, /^\];$/gm, `  ${camel}Module,\n`);
}
