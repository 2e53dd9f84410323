import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

interface Finding {
  name: string;
  isOk: boolean;
  text: string;
  fix?: string;
}

const root = path.resolve(__dirname, '../..');
const runFile = promisify(execFile);

/** A checkout without packages, in which the command runs as after a clone. */
let checkout: string;

const write = (name: string, text: string) => {
  const file = path.join(checkout, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-doctor-'));
  fs.cpSync(path.join(root, 'tools'), path.join(checkout, 'tools'), {
    recursive: true,
    filter: (file) => !file.endsWith('node_modules'),
  });
  const remoteFolders = fs.readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  for (const file of [
    'package.json',
    'pnpm-lock.yaml',
    'shared/src/contracts/remote-name.json',
    ...remoteFolders.map((folder) => `${folder}/package.json`),
  ])
    fs.cpSync(path.join(root, file), path.join(checkout, file));
  const bin = path.join(checkout, 'bin');
  write('bin/initdb', '');
  write('bin/chromium', '');
  env = { ...process.env, PG_BIN: bin, CHROMIUM: path.join(bin, 'chromium'), PORT: '0' };
  for (const name of ['DATA_DIR', 'DATABASE_URL', 'RELEASES_DIR']) delete env[name];
});
afterEach(() => fs.rmSync(checkout, { recursive: true }));

let env: NodeJS.ProcessEnv;

/** Runs the command. @param preload code that runs in its process first */
async function runDoctor(args: string[] = [], preload = '') {
  write('preload.cjs', preload);
  const command = ['--require', path.join(checkout, 'preload.cjs')].concat(
    path.join(checkout, 'tools/doctor/doctor.mjs'),
    args,
  );
  try {
    const { stdout, stderr } = await runFile(process.execPath, command, { env, cwd: checkout });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

async function find(name: string, preload?: string): Promise<Finding | undefined> {
  const { stdout } = await runDoctor(['--json'], preload);
  const { checks } = JSON.parse(stdout) as { checks: Finding[] };
  return checks.find((finding) => finding.name === name);
}

/** Occupies a free port with a server of this process. */
async function occupyPort() {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

const installPackages = () => write('node_modules/.pnpm/lock.yaml', lockFile());
const lockFile = () => fs.readFileSync(path.join(checkout, 'pnpm-lock.yaml'), 'utf8');

/** Notes all targets as built of the present sources. */
async function noteBuilt() {
  const script = `
    import fs from 'node:fs';
    import path from 'node:path';
    import { changedTargets } from './tools/build/build.mjs';
    for (const { stampFile, stamp } of changedTargets()) {
      fs.mkdirSync(path.dirname(stampFile), { recursive: true });
      fs.writeFileSync(stampFile, JSON.stringify({ sources: stamp }));
    }`;
  await runFile(process.execPath, ['--input-type=module', '-e', script], { cwd: checkout });
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Releases a build of goods with one file. */
function releaseBuild(earlier: string[] = []) {
  const builds = Object.fromEntries(
    ['new', ...earlier].map((id) => {
      const folder = `.releases/builds/goods/${id}`;
      write(`${folder}/client/goods.js`, 'code');
      const manifest = JSON.stringify({ files: { 'goods.js': hashOf('code') }, server: {} });
      write(`${folder}/release.json`, manifest);
      return [id, { path: `builds/goods/${id}`, integrity: hashOf(manifest) }];
    }),
  );
  const apps = { goods: { stable: 'new', earlier, builds } };
  write('.releases/register/00000001.json', JSON.stringify({ apps }));
}

test('finds nothing in a checkout that is ready', async () => {
  const { port, close } = await occupyPort();
  await close();
  env.PORT = String(port);
  installPackages();
  await noteBuilt();
  releaseBuild();
  const { stdout, code } = await runDoctor();
  expect(stdout).toMatch(/Nothing is wrong\.$/m);
  expect(code).toBe(0);
});

test('exits with 1 and prints the command that mends a problem', async () => {
  const { stdout, code } = await runDoctor();
  expect(stdout).toMatch(/✗ packages +node_modules is missing\.\n +npx --yes pnpm@/);
  expect(code).toBe(1);
});

test('exits with 2 when an option is not known', async () => {
  const { stderr, code } = await runDoctor(['--fix']);
  expect(stderr).toContain('Usage: npm run doctor');
  expect(code).toBe(2);
});

test('names a Node that is too old', async () => {
  const old = "Object.defineProperty(process, 'versions', { value: { node: '18.19.1' } });";
  expect(await find('Node', old)).toMatchObject({
    isOk: false,
    text: expect.stringMatching(/^This is 18\.19\.1; \d+\.\d+ or newer/),
  });
});

test('tells a full disk and too little memory', async () => {
  const small = `
    require('node:fs').statfsSync = () => ({ bavail: 100, bsize: 4096 });
    process.availableMemory = () => 3e8;`;
  expect(await find('disk', small)).toMatchObject({
    isOk: false,
    text: expect.stringMatching(/^0\.0 GB free/),
  });
  expect(await find('memory', small)).toMatchObject({
    isOk: false,
    fix: expect.stringMatching(/^ps /),
  });
});

test('tells an install that is older than the lock file', async () => {
  installPackages();
  expect(await find('packages')).toMatchObject({ isOk: true });
  write('pnpm-lock.yaml', `${lockFile()}# newer\n`);
  expect(await find('packages')).toMatchObject({
    isOk: false,
    text: expect.stringContaining('has changed since'),
  });
});

test('names the process that has the port', async () => {
  const { port, close } = await occupyPort();
  env.PORT = String(port);
  const finding = await find('port');
  await close();
  expect(finding).toMatchObject({
    isOk: false,
    text: expect.stringContaining(`${port} is used by process ${process.pid} (`),
    fix: expect.stringMatching(/^PORT=\d+ npm start$/),
  });
});

test('names the process that has the data folder', async () => {
  write('.data/owner.lock', `${process.pid} `);
  expect(await find('data folder')).toMatchObject({
    isOk: false,
    text: expect.stringContaining(`is used by process ${process.pid} (`),
    fix: 'DATA_DIR=.data/second npm start',
  });
  env.DATA_DIR = '.data/second';
  write('.data/second/owner.lock', `${process.pid} `);
  expect(await find('data folder')).toMatchObject({ fix: 'DATA_DIR=.data/third npm start' });
});

test('does not mind the lock of a process that has ended', async () => {
  const { stdout } = await runFile(process.execPath, ['-p', 'process.pid']);
  write('.data/owner.lock', `${stdout.trim()} 1`);
  expect(await find('data folder')).toMatchObject({ isOk: true });
});

test('removes a half-written lock', async () => {
  write('.data/owner.lock', '');
  expect(await find('data folder')).toMatchObject({
    isOk: false,
    fix: `rm "${path.join(checkout, '.data/owner.lock')}"`,
  });
});

test('tells builds that are missing from those that are older than their sources', async () => {
  await noteBuilt();
  write('mfe-goods/src/new.ts', 'export const isNew = true;\n');
  fs.rmSync(path.join(checkout, 'mfe-cs/dist'), { recursive: true });
  expect(await find('builds')).toEqual({
    name: 'builds',
    isOk: false,
    text: 'Not built: cs. Older than their sources: goods.',
    fix: 'npm run build',
  });
});

test('removes a half-written revision of the register', async () => {
  releaseBuild();
  write('.releases/register/00000002.json', '{"version":1,"revi');
  expect(await find('releases')).toMatchObject({
    isOk: false,
    fix: `rm "${path.join(checkout, '.releases/register/00000002.json')}"`,
  });
});

test('rolls a damaged build back to one that is sound', async () => {
  releaseBuild(['damaged', 'sound']);
  write('.releases/builds/goods/new/client/goods.js', 'other code');
  write('.releases/builds/goods/damaged/release.json', '{}');
  expect(await find('releases')).toMatchObject({
    isOk: false,
    text: 'Build new of goods has changed or missing files: goods.js. Damaged as well: 1.',
    fix: 'npm run release -- rollback goods sound',
  });
});

test('clears a damaged build away that no visitor gets', async () => {
  releaseBuild(['sound', 'damaged']);
  fs.rmSync(path.join(checkout, '.releases/builds/goods/damaged'), { recursive: true });
  expect(await find('releases')).toMatchObject({
    text: 'Build damaged of goods is missing.',
    fix: 'npm run release -- prune --days 0 --keep 1',
  });
});

test('tells that tests lack a browser and PostgreSQL', async () => {
  env.CHROMIUM = path.join(checkout, 'nowhere');
  expect(await find('browser')).toMatchObject({ isOk: false, fix: 'unset CHROMIUM' });
  const bare = `
    const fs = require('node:fs');
    const existsSync = fs.existsSync;
    fs.existsSync = (file) => !/postgresql|initdb/.test(file) && existsSync(file);`;
  expect(await find('PostgreSQL', bare)).toMatchObject({
    isOk: false,
    fix: expect.stringMatching(/postgresql/),
  });
});
