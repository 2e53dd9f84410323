import fs from 'node:fs';
import path from 'node:path';
import { codeIn } from './coverage.mjs';

/** Sections of docs/operations.md with the settings of the two processes. */
const SECTIONS = ['Gateway', 'Api'];
const LINE = 100;

const HEAD = `# Settings of gateway and api, each with its default. None is needed to try the shop.
# Written by "node tools/verify/write-env-example.mjs" from docs/operations.md.
# Copy it to .env (never committed): deploy/compose.yaml reads it, and so does
# "node --env-file=.env api/dist/server.cjs".
`;

const withoutMarks = (text) => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/** Wraps a text into comment lines of at most 100 characters. */
function wrapAsComment(text) {
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

/** The default when it is a literal value, else an empty text, which counts as absent. */
const defaultOf = (cell) => (/^(`[^`\s]+`|\d+)$/.test(cell) ? withoutMarks(cell) : '');

function entry(row) {
  const [names, value, meaning] = cellsOf(row);
  return codeIn(names)
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name))
    .flatMap((name) => [
      '',
      ...wrapAsComment(`${withoutMarks(meaning)} (${withoutMarks(value)})`),
      `#${name}=${defaultOf(value)}`,
    ]);
}

/** @param text docs/operations.md @returns the text of `.env.example` */
export function envExample(text) {
  const parts = SECTIONS.flatMap((section) => {
    const from = text.indexOf(`\n### ${section}\n`);
    const table = text.slice(from + 1).split(/\n#/)[0];
    const rows = table.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
    return ['', `# ${section}`, ...rows.flatMap(entry)];
  });
  return `${HEAD}${parts.join('\n')}\n`;
}

/** Checks that `.env.example` matches docs/operations.md. */
export function checkEnvExample(root) {
  const wanted = envExample(fs.readFileSync(path.join(root, 'docs/operations.md'), 'utf8'));
  const file = path.join(root, '.env.example');
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== wanted)
    throw new Error(
      '.env.example does not match docs/operations.md: run node tools/verify/write-env-example.mjs',
    );
}
