import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const rows = fs
  .readFileSync(path.join(root, 'docs/expectations.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('lists forty-two expectations in their order', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 42 }, (_, at) => at + 1),
  );
});

test.each(rows.map(([, , expectation = '', met = '', where = '']) => [expectation, met, where]))(
  '%s: names a file that is there, or a reason',
  (_expectation, met, where) => {
    expect(['yes', 'in part', 'no', 'does not apply']).toContain(met);
    const linked = [...where.matchAll(/\]\(([^)#\s]+)/g)].map(([, file = '']) =>
      path.join(root, 'docs', file),
    );
    const named = [...where.matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, file = '']) =>
      path.join(root, file),
    );
    const files = [...linked, ...named];
    expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
    if (met === 'yes') expect(files.length + (/`/.test(where) ? 1 : 0)).toBeGreaterThan(0);
    expect(where.length).toBeGreaterThan(10);
  },
);
