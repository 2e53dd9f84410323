import fs from 'node:fs';
import path from 'node:path';

/** Data of docs/spec-coverage.md: one file for each section, its rows in order. */
export const COVERAGE_FOLDER = 'docs/coverage';

/** Returns the texts in backticks. */
export const codeIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/**
 * Sections in the order of their files' names. A row has the rule, what we added to it (`ours`), and
 * its code and tests; or it is `open`, with what is missing.
 */
export function readCoverage(root) {
  const folder = path.join(root, COVERAGE_FOLDER);
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, ...JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) }));
}

export const rowsOf = (sections) => sections.flatMap(({ rows }) => rows);

/** Routes of open rows: they respond 404. */
export const unbuiltRoutes = (sections) =>
  rowsOf(sections)
    .filter(({ open }) => open)
    .flatMap(({ rule }) => codeIn(rule))
    .filter((code) => code.startsWith('/'));
