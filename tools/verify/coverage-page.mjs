import path from 'node:path';
import { rowsOf } from './coverage.mjs';

export const COVERAGE_PAGE = 'docs/spec-coverage.md';

const HEAD = `# Spec coverage

Written by \`npm run coverage\` from the files in \`docs/coverage\`: change those. One row for each rule of the product specification, sections 2 to 9, with the code that holds it and the tests that prove it; after "Ours:" what we decided where the specification says nothing. Rules that are ours alone follow the specification's.`;

const files = (names) => names.map((name) => `\`${name}\``).join(', ');

const cells = (...texts) => `| ${texts.join(' | ')} |`;

const lineOf = ({ rule, ours, code, test }) =>
  cells(ours ? `${rule}. Ours: ${ours}` : rule, files(code), files(test));

function sectionOf({ title, rows }) {
  const held = rows.filter(({ open }) => !open);
  return [
    `## ${title}`,
    '',
    cells('rule', 'where', 'test'),
    cells('---', '---', '---'),
    ...held.map(lineOf),
  ].join('\n');
}

const openOf = (sections) =>
  [
    '## Open',
    '',
    ...rowsOf(sections)
      .filter(({ open }) => open)
      .map(({ rule, open }) => `- ${rule}: ${open}.`),
  ].join('\n');

/** The page of docs/spec-coverage.md. */
export const coveragePage = (sections) =>
  `${[HEAD, openOf(sections), ...sections.map(sectionOf)].join('\n\n')}\n`;

export const coveragePagePath = (root) => path.join(root, COVERAGE_PAGE);
