import fs from 'node:fs';
import path from 'node:path';
import { codeIn } from './coverage.mjs';

/** Of docs/operations.md, the tables of the two processes that serve a shop. */
const SECTIONS = ['Gateway', 'Api'];
const LINE = 100;

const HEAD = `# Settings of gateway and api, each with its default. None is needed to try the shop.
# Written by "node tools/verify/write-env-example.mjs" from docs/operations.md.
# Copy it to .env (never committed): deploy/compose.yaml reads it, and so does
# "node --env-file=.env api/dist/server.cjs".
`;

const withoutMarks = (text) => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/** The lines of a text as comments of at most a hundred signs. */
function asComment(text) {
  const lines = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + word.length >= LINE) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

const cellsOf = (row) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The default where it is a value, else nothing: an empty value counts as absent. */
const defaultOf = (cell) => (/^(`[^`\s]+`|\d+)$/.test(cell) ? withoutMarks(cell) : '');

function entry(row) {
  const [names, value, meaning] = cellsOf(row);
  return codeIn(names)
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name))
    .flatMap((name) => [
      '',
      ...asComment(`${withoutMarks(meaning)} (${withoutMarks(value)})`),
      `#${name}=${defaultOf(value)}`,
    ]);
}

/** @param text docs/operations.md @returns what `.env.example` has to say */
export function envExample(text) {
  const parts = SECTIONS.flatMap((section) => {
    const from = text.indexOf(`\n### ${section}\n`);
    const table = text.slice(from + 1).split(/\n#/)[0];
    const rows = table.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
    return ['', `# ${section}`, ...rows.flatMap(entry)];
  });
  return `${HEAD}${parts.join('\n')}\n`;
}

/** `.env.example` is what docs/operations.md says now. */
export function checkEnvExample(root) {
  const wanted = envExample(fs.readFileSync(path.join(root, 'docs/operations.md'), 'utf8'));
  const file = path.join(root, '.env.example');
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== wanted)
    throw new Error(
      '.env.example is not what docs/operations.md says: node tools/verify/write-env-example.mjs',
    );
}
