import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
const runFile = promisify(execFile);

/** What the command may change, as a copy; the rest of the checkout is shared by links. */
const copied = ['README.md', 'pnpm-lock.yaml', 'mfe-cs', 'shared', 'api', 'tools'];
const unused = ['.git', '.cache', '.data', '.releases', 'test-results'];
const isSource = (file: string) => !/\/(node_modules|dist)$/.test(file);

let checkout: string;

function copyOrLink(name: string): void {
  const [from, to] = [path.join(root, name), path.join(checkout, name)];
  if (!copied.includes(name)) {
    fs.symlinkSync(from, to);
    return;
  }
  fs.cpSync(from, to, { recursive: true, filter: isSource });
  const packages = path.join(from, 'node_modules');
  if (fs.existsSync(packages)) fs.symlinkSync(packages, path.join(to, 'node_modules'));
}

// Once, because it is thousands of files: no test depends on what another wrote.
beforeAll(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-new-'));
  for (const name of fs.readdirSync(root)) if (!unused.includes(name)) copyOrLink(name);
});
afterAll(() => fs.rmSync(checkout, { recursive: true }));

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

/** The packages of a remote, of which `@shop/shared` has the contracts of the copy. */
function linkPackages(folder: string): void {
  fs.rmSync(folder, { force: true, recursive: true });
  fs.mkdirSync(path.join(folder, '@shop'), { recursive: true });
  const from = path.join(root, 'mfe-cs/node_modules');
  for (const name of fs.readdirSync(from).filter((entry) => entry !== '@shop'))
    fs.symlinkSync(path.join(from, name), path.join(folder, name));
  for (const name of ['shared', 'tools'])
    fs.symlinkSync(path.join(checkout, name), path.join(folder, '@shop', name));
}

/** Checks new files as the gate does, with the packages that an install would link. */
async function expectSound(folder: string, tests: string) {
  linkPackages(path.join(checkout, folder, 'node_modules'));
  const include = [
    `${folder}/**/*`,
    ...['shared/src/**/*.d.ts', 'tools/jest/dom-setup.ts'].map((file) => path.join(checkout, file)),
  ];
  const config = { extends: './tsconfig.json', include };
  fs.writeFileSync(path.join(checkout, 'tsconfig.new.json'), JSON.stringify(config));
  const results = await Promise.all([
    bin('biome', 'ci', folder, 'README.md'),
    bin('tsc', '-p', 'tsconfig.new.json'),
    bin('jest', tests, '--selectProjects', 'dom', '--maxWorkers=1'),
  ]);
  expect(results.map(passes)).toEqual(results.map(() => ({ code: 0, output: 0 })));
  return results[2]?.stderr;
}

test('writes a remote, a page, a feature and a fragment that pass format, lint, types and their tests', async () => {
  const { stdout } = await create('remote', 'television-shopping', '--title', '방송', '--json');
  expect(JSON.parse(stdout).edited).toEqual(['pnpm-lock.yaml', 'README.md']);
  const folder = 'mfe-television-shopping';
  expect(read('README.md')).toContain(`| [\`${folder}\`](${folder}/README.md)`);
  expect(
    read('pnpm-lock.yaml')
      .match(/^ {2}mfe-[\w-]+:$/gm)
      ?.at(-1),
  ).toBe(`  ${folder}:`);
  expect(read(`${folder}/README.md`).split('\n').length).toBeLessThan(40);

  const page = ['page', 'television-shopping', '/on-air/today', '--title', '오늘 방송'];
  expect(await create(...page)).toMatchObject({ code: 0 });
  expect(JSON.parse(read(`${folder}/src/remote/paths.json`))).toContain('/on-air/today');
  const second = await create('page', 'television-shopping', '/television-shopping/hosts');
  expect(second.stdout).not.toContain('paths.json');
  expect(read(`${folder}/src/markup/scenes.ts`)).not.toContain('if (');
  const { stdout: place } = await create('feature', 'television-shopping', 'top-ten');
  expect(place).toContain("<TopTenList /> of '../../features/top-ten/top-ten-list'");
  const fragment = ['fragment', 'television-shopping/next-show', '--title', '다음 방송'];
  const { stdout: steps } = await create(...fragment);
  expect(steps).toContain("fragments: () => [{ name: 'television-shopping/next-show'");
  const another = ['fragment', 'television-shopping/next-host', '--title', '다음 진행자'];
  expect(JSON.parse((await create(...another, '--json')).stdout).edited).toEqual([
    `${folder}/src/remote/contract.d.ts`,
  ]);
  for (const name of ['next-show', 'next-host'])
    expect(read(`${folder}/src/remote/contract.d.ts`)).toContain(
      `'television-shopping/${name}': {`,
    );
  expect(await expectSound(folder, folder)).toMatch(/Test Suites: 5 passed/);
}, 120_000);

test('enters a page in a remote that was written by hand', async () => {
  expect(await create('page', 'cs', '/cs/TotalVoice', '--title', '고객의 소리')).toMatchObject({
    code: 0,
  });
  expect(read('mfe-cs/src/remote/routes.tsx')).toContain("id: 'cs.total-voice'");
  // Pages below /cs need a login.
  expect(read('mfe-cs/e2e/total-voice.spec.ts')).toContain("signIn(page, '일반')");
  expect(JSON.parse(read('mfe-cs/src/remote/paths.json'))).toContain('/markup/cs-*');
  await expectSound('mfe-cs', 'mfe-cs/src/markup');
}, 120_000);

test('enters a module of the api wherever its neighbours are', async () => {
  const { stdout } = await create('module', 'gift-wrap', '--json');
  const { created, edited } = JSON.parse(stdout);
  expect(created).toContain('api/src/modules/service/gift-wrap/gift-wrap.test.ts');
  for (const file of edited)
    expect([file, read(file)]).toEqual([file, expect.stringMatching(/gift-?wrap/i)]);
  // Types and tests need the whole api: only its text is checked here.
  const folders = ['api/src/modules', 'shared/src/contracts', 'tools/attack'];
  expect(passes(await bin('biome', 'ci', 'api/src/adult-leaks.test.ts', ...folders))).toEqual({
    code: 0,
    output: 0,
  });
}, 60_000);

test.each([
  [['remote', 'Toys'], 1, /"Toys" is no name of a remote/],
  [['remote', 'shell'], 1, /not that of another part of the shop/],
  [['remote', 'goods'], 1, /mfe-goods exists already/],
  [['remote', 'search'], 1, /\/search belongs to mfe-display/],
  [['remote', 'auth'], 1, /belongs to the shell/],
  [['remote', 'toys', '--title', "'<b>"], 1, /is no title/],
  [['remote'], 2, /Give the name/],
  [['room', 'toys'], 2, /"room" cannot be made/],
  [['page', 'cs', '/goods/voice'], 1, /\/goods\/voice belongs to mfe-goods/],
  [['page', 'cs', '/error/voice'], 1, /belongs to the shell/],
  [['page', 'cs', '/cs/faq'], 1, /\/cs\/faq of mfe-cs exists already/],
  [['page', 'cs', 'voice'], 1, /"voice" is no path/],
  [['page', 'toys', '/toys/voice'], 1, /There is no remote "toys"/],
  [['page', 'cs'], 2, /Give the path/],
  [['feature', 'cs', 'faq'], 1, /features\/faq exists already/],
  [['feature', 'cs', '../faq'], 1, /"\.\.\/faq" is no name/],
  [['fragment', 'order/deposit'], 1, /There is a fragment order\/deposit/],
  [['fragment', 'deposit'], 1, /"deposit" is no fragment/],
  [['fragment', 'order/routes'], 1, /"routes" is no part/],
  [['fragment', 'toys/top'], 1, /There is no remote "toys"/],
  [['fragment'], 2, /Give the remote and the part/],
  [['module', 'claim'], 1, /There is a module or a contract "claim"/],
  [['module', 'constructor'], 1, /has another meaning/],
  [['module', 'Gift'], 1, /"Gift" is no name/],
  [['remote', 'toys', 'games'], 2, /"games" is too much/],
  [['remote', 'toys', '--wrong'], 2, /--wrong/],
])('%j exits with %i and writes nothing', async (args, code, message) => {
  const state = () => [fs.readdirSync(checkout), read('README.md'), read('pnpm-lock.yaml')];
  const before = state();
  const result = await create(...args);
  expect(result.stderr).toMatch(message);
  expect(result.code).toBe(code);
  expect(state()).toEqual(before);
});

test('writes in a checkout of one team what belongs to the team', async () => {
  const kit = path.join(checkout, '.kit.json');
  fs.writeFileSync(kit, '{}');
  try {
    const { stdout } = await create('remote', 'toys', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      edited: [],
      next: expect.arrayContaining(['node kit.cjs']),
    });
    expect(await create('page', 'toys', '/toys/new')).toMatchObject({ code: 0 });
    const fragment = await create('fragment', 'toys/top', '--json');
    expect(JSON.parse(fragment.stdout)).toMatchObject({
      created: expect.arrayContaining(['mfe-toys/src/remote/contract.d.ts']),
      edited: [],
    });
    expect((await create('module', 'gift')).stderr).toMatch(/The api is not in this checkout/);
  } finally {
    fs.rmSync(kit);
    fs.rmSync(path.join(checkout, 'mfe-toys'), { recursive: true, force: true });
  }
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
