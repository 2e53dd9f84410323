import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOutput } from './standard-output';

it('writes every text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-output-'));
  const file = join(folder, 'log');
  const fd = openSync(file, 'w');
  writeOutput('하나\n', fd);
  writeOutput('둘\n', fd);
  closeSync(fd);
  expect(readFileSync(file, 'utf8')).toBe('하나\n둘\n');
  rmSync(folder, { recursive: true });
});

it('drops a text that cannot be written', () => {
  const fd = openSync('/dev/full', 'w');
  expect(() => writeOutput('하나\n', fd)).not.toThrow();
  closeSync(fd);
  expect(() => writeOutput('하나\n', fd)).not.toThrow();
});
