import fs from 'node:fs';
import path from 'node:path';
import { codeIn, readCoverage } from './coverage-table.mjs';
import { similarRules } from './similar-rules.mjs';
import { specRoutes } from './spec-routes.mjs';

/** Checks that a row names existing code and tests. */
function checkRow({ rule, where, test }, root) {
  const missing = [...codeIn(where), ...codeIn(test)].filter(
    (name) => name.includes('/') && !fs.existsSync(path.join(root, name)),
  );
  if (missing.length) return [`${rule}: ${missing.join(', ')} does not exist`];
  return /`[^`]*\.(test|spec)\.tsx?`/.test(test) ? [] : [`${rule}: no test`];
}

/** Checks that every route of the specification has a row or is listed as not built. */
function checkRoutes({ rows, unbuilt }) {
  const covered = new Set(rows.flatMap(({ rule }) => codeIn(rule)));
  return specRoutes.flatMap((route) => {
    if (covered.has(route) === unbuilt.includes(route)) {
      return covered.has(route)
        ? [`${route}: has a row, and is named as not built`]
        : [`${route}: has no row, and is not named as not built`];
    }
    return [];
  });
}

/** @param root base folder of the relative paths */
export function checkCoverage(text, root) {
  const coverage = readCoverage(text);
  if (coverage.rows.length === 0) throw new Error('docs/spec-coverage.md has no rows.');
  const wrong = [
    ...coverage.rows.flatMap((row) => checkRow(row, root)),
    ...checkRoutes(coverage),
    ...coverage.unbuilt
      .filter((route) => !specRoutes.includes(route))
      .map((route) => `${route}: named as not built, but no route of the specification`),
    ...similarRules(coverage.rows).map(([one, other]) => `stands twice: "${one}" and "${other}"`),
  ];
  if (wrong.length) throw new Error(wrong.join('\n'));
}
