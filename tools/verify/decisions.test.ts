import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkDecisions } from './decisions.mjs';

let folder: string;

const text = (title: string, status = 'accepted', words = 'Words.') =>
  `# ${title}\n\nDate: 2026-11-21\nStatus: ${status}\n\n## Context\n\n${words}\n\n` +
  '## Options considered\n\nTwo.\n\n## Decision\n\nOne.\n\n## Consequences\n\nNone.\n';
const write = (name: string, contents: string) =>
  fs.writeFileSync(path.join(folder, name), contents);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'decisions-'));
  write('2026-11-21-codes.md', text('Codes'));
  write('README.md', '| 2026-11-21 | [Codes](2026-11-21-codes.md)   | accepted |\n');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test('accepts a decision that the index has', () => {
  expect(() => checkDecisions(folder)).not.toThrow();
});

test.each([
  ['that the index lacks', '2026-11-22-new.md', text('New'), 'lacks the row | 2026-11-21 | [New]'],
  ['with another status', '2026-11-21-codes.md', text('Codes', 'superseded'), 'superseded |'],
  ['without a heading', '2026-11-21-codes.md', text('Codes').replace('## Decision', ''), 'has not'],
  ['without a date', '2026-11-21-codes.md', text('Codes').replace('Date: ', ''), 'begins with'],
  ['that is too long', '2026-11-21-codes.md', text('Codes', 'accepted', 'w '.repeat(450)), 'words'],
])('rejects a decision %s', (_case, name, contents, reason) => {
  write(name, contents);
  expect(() => checkDecisions(folder)).toThrow(reason);
});

test('accepts the decisions of this project', () => {
  expect(() => checkDecisions(path.resolve(__dirname, '../../docs/decisions'))).not.toThrow();
});
