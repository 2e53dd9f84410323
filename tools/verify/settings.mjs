import fs from 'node:fs';
import path from 'node:path';
import { codeIn } from './coverage.mjs';

/** Files that declare settings as keys of a schema. */
const SCHEMAS = [
  'api/src/config.ts',
  'api/src/config.database.ts',
  'api/src/config.monitoring.ts',
  'api/src/channels/settings.ts',
  'gateway/src/http/config.ts',
  'releases/src/register/open-store.ts',
];
const ROOMS = /^(api|gateway|releases|shell|shared|tools|mfe-[^/]+)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data']);
/** Not read by what runs, or every process's own. */
const isExempt = (file) => /\.test\.tsx?$|lint-breaches/.test(file);
const COMMON = new Set(['PATH']);

function sourcesBelow(folder, base) {
  return fs.readdirSync(path.join(folder, base), { withFileTypes: true }).flatMap((entry) => {
    const name = `${base}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(folder, name);
    return /\.(tsx?|mjs|cjs)$/.test(entry.name) && !isExempt(name) ? [name] : [];
  });
}

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** Every setting that the code reads, sorted. */
export function settingsRead(root) {
  const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
  const rooms = fs.readdirSync(root).filter((name) => ROOMS.test(name));
  const used = rooms
    .flatMap((room) => sourcesBelow(root, room))
    .flatMap((file) => namesIn(read(file), /\bprocess\.env\.([A-Z][A-Z0-9_]*)/g));
  const declared = SCHEMAS.flatMap((file) => namesIn(read(file), /^\s+([A-Z][A-Z0-9_]*): /gm));
  return [...new Set([...used, ...declared])].filter((name) => !COMMON.has(name)).sort();
}

/** The settings that a page's tables name in their first column. */
export const settingsNamed = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => codeIn(line.split('|')[1]))
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name));

/** docs/operations.md names every setting that the code reads, and none that it does not. */
export function checkSettings(text, root) {
  const read = settingsRead(root);
  const named = settingsNamed(text);
  const wrong = [
    ...read
      .filter((name) => !named.includes(name))
      .map((name) => `${name} is read by the code and missing from docs/operations.md`),
    ...named
      .filter((name) => !read.includes(name))
      .map((name) => `${name} is in docs/operations.md and no code reads it`),
  ];
  if (wrong.length) throw new Error([...new Set(wrong)].join('\n'));
}
