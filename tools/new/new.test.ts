import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
const runFile = promisify(execFile);

/** Written by the command; the rest of the checkout is shared by links. */
const copied = ['README.md', 'pnpm-lock.yaml'];
const unused = ['.git', '.cache', '.data', '.releases', 'test-results'];

let checkout: string;
beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-new-'));
  for (const name of fs.readdirSync(root).filter((entry) => !unused.includes(entry)))
    if (copied.includes(name)) fs.copyFileSync(path.join(root, name), path.join(checkout, name));
    else fs.symlinkSync(path.join(root, name), path.join(checkout, name));
});
afterEach(() => fs.rmSync(checkout, { recursive: true }));

interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

async function run(file: string, args: readonly string[], cwd = root): Promise<Finished> {
  try {
    return { code: 0, ...(await runFile(file, args, { cwd, env: process.env })) };
  } catch (error) {
    return error as Finished;
  }
}

const create = (...args: string[]) =>
  run(process.execPath, [path.join(root, 'tools/new/new.mjs'), ...args, '--root', checkout]);

const bin = (name: string, ...args: string[]) =>
  run(path.join(root, 'node_modules/.bin', name), args, checkout);

const read = (file: string) => fs.readFileSync(path.join(checkout, file), 'utf8');
const passes = ({ code, stdout, stderr }: Finished) => ({ code, output: code && stdout + stderr });

test('writes a remote that passes format, lint, types and its own tests', async () => {
  const { code, stdout } = await create(
    'remote',
    'television-shopping',
    '--title',
    '방송 쇼핑',
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(stdout).edited).toEqual(['pnpm-lock.yaml', 'README.md']);
  expect(read('README.md')).toContain(
    '| [`mfe-television-shopping`](mfe-television-shopping/README.md)',
  );
  expect(
    read('pnpm-lock.yaml')
      .match(/^ {2}mfe-[\w-]+:$/gm)
      ?.at(-1),
  ).toBe('  mfe-television-shopping:');
  expect(read('mfe-television-shopping/README.md').split('\n').length).toBeLessThan(40);

  // The packages that an install would link.
  fs.symlinkSync(
    path.join(root, 'mfe-cs/node_modules'),
    path.join(checkout, 'mfe-television-shopping/node_modules'),
  );
  const include = [
    'mfe-television-shopping/**/*',
    ...['shared/src/**/*.d.ts', 'tools/jest/dom-setup.ts'].map((file) => path.join(root, file)),
  ];
  const config = { extends: './tsconfig.json', include };
  fs.writeFileSync(path.join(checkout, 'tsconfig.new.json'), JSON.stringify(config));
  const results = await Promise.all([
    bin('biome', 'ci', 'mfe-television-shopping', 'README.md'),
    bin('tsc', '-p', 'tsconfig.new.json'),
    bin('jest', 'mfe-television-shopping', '--selectProjects', 'dom', '--maxWorkers=1'),
  ]);
  expect(results.map(passes)).toEqual(results.map(() => ({ code: 0, output: 0 })));
  expect(results[2]?.stderr).toMatch(/Test Suites: 2 passed/);
}, 120_000);

test.each([
  [['remote', 'Toys'], 1, /"Toys" is no name of a remote/],
  [['remote', 'shell'], 1, /not that of another part of the shop/],
  [['remote', 'goods'], 1, /mfe-goods exists already/],
  [['remote', 'search'], 1, /\/search belongs to mfe-display/],
  [['remote', 'auth'], 1, /belongs to the shell/],
  [['remote', 'toys', '--title', "'<b>"], 1, /is no title/],
  [['remote'], 2, /Name the remote/],
  [['room', 'toys'], 2, /"room" cannot be made/],
  [['remote', 'toys', 'games'], 2, /"games" is too much/],
  [['remote', 'toys', '--wrong'], 2, /--wrong/],
])('%j exits with %i and writes nothing', async (args, code, message) => {
  const before = fs.readdirSync(checkout);
  const result = await create(...args);
  expect(result.stderr).toMatch(message);
  expect(result.code).toBe(code);
  expect(fs.readdirSync(checkout)).toEqual(before);
  for (const file of copied)
    expect(read(file)).toBe(fs.readFileSync(path.join(root, file), 'utf8'));
});

test('takes everything back when the formatter fails', async () => {
  fs.rmSync(path.join(checkout, 'biome.jsonc'));
  fs.writeFileSync(path.join(checkout, 'biome.jsonc'), '{ "broken": ');
  const result = await create('remote', 'toys');
  expect(result.code).toBe(3);
  expect(fs.existsSync(path.join(checkout, 'mfe-toys'))).toBe(false);
  expect(read('pnpm-lock.yaml')).not.toContain('mfe-toys');
  expect(read('README.md')).not.toContain('mfe-toys');
});
