const isRow = (line) => line.startsWith('|') && !/^\|\s*(-|(rule|route)\s*\|)/.test(line);

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns the texts in backticks. */
export const codeIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** Prefix of the line that lists the routes that are not built. */
const UNBUILT = 'Not built yet';

/** Parses docs/spec-coverage.md: rows of rule, where and test, and the routes that are not built. */
export function readCoverage(text) {
  const lines = text.split('\n');
  const rows = lines.filter(isRow).map((line) => {
    const [rule, where = '', test = ''] = cellsOf(line);
    return { rule, where, test };
  });
  return { rows, unbuilt: codeIn(lines.find((line) => line.startsWith(UNBUILT))) };
}
