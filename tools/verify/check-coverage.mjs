import fs from 'node:fs';
import path from 'node:path';
import { codeIn, rowsOf, unbuiltRoutes } from './coverage.mjs';
import { COVERAGE_PAGE, coveragePage, coveragePagePath } from './coverage-page.mjs';
import { similarRules } from './similar-rules.mjs';
import { specRoutes } from './spec-routes.mjs';

const KEYS = ['rule', 'ours', 'code', 'test', 'open'];

/** Checks that a row names existing code and tests, or that it says what is missing. */
function checkRow({ rule, code = [], test = [], open, ...rest }, root) {
  const unknown = Object.keys(rest).filter((key) => !KEYS.includes(key));
  if (unknown.length) return [`${rule}: unknown key ${unknown.join(', ')}`];
  const missing = [...code, ...test].filter((name) => !fs.existsSync(path.join(root, name)));
  if (missing.length) return [`${rule}: ${missing.join(', ')} does not exist`];
  if (open) return code.length + test.length ? [`${rule}: is open, and names files`] : [];
  if (code.length === 0) return [`${rule}: no code`];
  return test.some((name) => /\.(test|spec)\.tsx?$/.test(name)) ? [] : [`${rule}: no test`];
}

/** Checks that every route of the specification has a row or is open. */
function checkRoutes(rows, unbuilt) {
  const covered = new Set(rows.flatMap(({ rule, open }) => (open ? [] : codeIn(rule))));
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
export function checkCoverage(sections, root) {
  const rows = rowsOf(sections);
  const unbuilt = unbuiltRoutes(sections);
  const wrong = [
    ...rows.flatMap((row) => checkRow(row, root)),
    ...checkRoutes(rows, unbuilt),
    ...unbuilt
      .filter((route) => !specRoutes.includes(route))
      .map((route) => `${route}: named as not built, but no route of the specification`),
    ...similarRules(rows).map(([one, other]) => `stands twice: "${one}" and "${other}"`),
  ];
  if (wrong.length) throw new Error(wrong.join('\n'));
}

/** Checks that the written page is that of the data. */
export function checkCoveragePage(sections, root) {
  if (fs.readFileSync(coveragePagePath(root), 'utf8') !== coveragePage(sections))
    throw new Error(`${COVERAGE_PAGE} is not that of its data: run npm run coverage.`);
}
