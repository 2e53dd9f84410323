import fs from 'node:fs';
import path from 'node:path';

/** Reads docs/spec-coverage.md: rows `| rule | where | test |`. A row must name code and a test that exist. */
export function checkCoverage(file, root) {
  const rows = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\|/.test(line) && !/^\|\s*(-|(rule|route)\b)/i.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  if (rows.length === 0) throw new Error('docs/spec-coverage.md has no rows.');
  const wrong = rows.flatMap(([rule, where, test]) => {
    const named = [
      ...(where ?? '').matchAll(/`([^`]+)`/g),
      ...(test ?? '').matchAll(/`([^`]+)`/g),
    ].map(([, name]) => name);
    const missing = named.filter(
      (name) => name.includes('/') && !fs.existsSync(path.join(root, name)),
    );
    if (missing.length) return [`${rule}: ${missing.join(', ')} does not exist`];
    return /`[^`]*\.(test|spec)\.tsx?`/.test(test ?? '') ? [] : [`${rule}: no test`];
  });
  if (wrong.length) throw new Error(wrong.join('\n'));
}
