import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPageOpener } from './page-opener';

/** Tests how the gate starts and ends the program with the browser, with small programs instead of it. */
let folder: string;
const { execPath } = process;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-opener-'));
});
afterEach(() => {
  process.execPath = execPath;
  fs.rmSync(folder, { recursive: true });
});

function writeProgram(code: string): string {
  const file = path.join(folder, 'program.cjs');
  fs.writeFileSync(file, code);
  return file;
}
const pages = { releasesDir: '/register', pages: ['/main'], memberCookies: {} };
/** More than a pipe holds. */
const manyPages = { ...pages, pages: Array<string>(100_000).fill('/a-page-with-a-long-path') };

it('returns what the program prints about the pages', async () => {
  const open = createPageOpener(
    writeProgram(`
      let input = '';
      process.stdin.on('data', (part) => (input += part)).on('end', () =>
        console.log(JSON.stringify({ opened: JSON.parse(input).pages.length, problems: [] })));`),
  );
  expect(await open(manyPages)).toEqual({ opened: 100_000, problems: [] });
});

it('throws the errors of a program that ends before it has read its input', async () => {
  const open = createPageOpener(
    writeProgram(`process.stdin.destroy(); throw new Error('no such module')`),
  );
  await expect(open(manyPages)).rejects.toThrow(
    /^Pages could not be opened in a browser: .*no such module/s,
  );
});

it('throws when the program cannot be started', async () => {
  process.execPath = path.join(folder, 'no-node');
  await expect(createPageOpener(writeProgram(''))(pages)).rejects.toThrow(
    /^Pages could not be opened in a browser: spawn .*no-node ENOENT/,
  );
});

it('ends a program that takes too long, also one that ignores SIGTERM', async () => {
  const program = writeProgram(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1_000);`);
  await expect(createPageOpener(program, 500)(pages)).rejects.toThrow(
    `${program} did not end within 0.5 s.`,
  );
});
