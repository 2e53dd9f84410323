import fs from 'node:fs';
import path from 'node:path';
import { checkFirstPage, checkReadmes } from './readmes.mjs';

const project = path.resolve(__dirname, '../..');

test('accepts the READMEs of this project', () => {
  expect(() => checkReadmes(project)).not.toThrow();
  const text = fs.readFileSync(path.join(project, 'README.md'), 'utf8');
  expect(() => checkFirstPage(text)).not.toThrow();
});

test('accepts a first page of 45 lines beside wide tables', () => {
  const page = [
    ...Array<string>(45).fill('Words.'),
    ...Array<string>(30).fill(`| ${'x'.repeat(200)} |`),
  ];
  expect(() => checkFirstPage(page.join('\n'))).not.toThrow();
});

test('rejects a first page with a line too many and with a long line', () => {
  const page = [...Array<string>(45).fill('Words.'), 'x'.repeat(101)];
  expect(() => checkFirstPage(page.join('\n'))).toThrow(
    /a line of 101 signs[^\n]*\nREADME\.md has 46 lines beyond its tables; at most 45/,
  );
});
