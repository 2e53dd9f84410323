import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRegisterStore } from '../../releases/src/register';
import { type S3Server, startS3Server } from '../../releases/src/testing';
import { buildWrapper, packKit } from './build-wrapper.mjs';

let folder: string;
let wrapper: string;
let s3: S3Server;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-kits-'));
  wrapper = await buildWrapper(path.join(folder, 'wrapper'));
  s3 = await startS3Server(path.join(folder, 's3'));
}, 60_000);
afterAll(async () => {
  await s3.close();
  fs.rmSync(folder, { recursive: true });
});

let checkout: string;
beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(folder, 'team-'));
  fs.mkdirSync(path.join(checkout, 'mfe-cs'));
  fs.writeFileSync(path.join(checkout, 'mfe-cs/page.tsx'), 'ours');
});

const releasesDir = () => path.join(folder, 'releases');
const placeOf = (name: string) => path.join(checkout, name);
const read = (name: string) => fs.readFileSync(placeOf(name), 'utf8');

const bucketEnv = () => ({
  RELEASES_BUCKET: s3.settings.bucket,
  S3_URL: s3.settings.url,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
});
const stores = {
  folder: { env: () => ({ RELEASES_DIR: releasesDir() }), bucket: () => undefined },
  bucket: { env: bucketEnv, bucket: () => s3.settings },
};

/** What a kit's install.mjs does here: it writes down that it ran. */
const install =
  "import fs from 'node:fs'; export const install = async () => fs.appendFileSync('installed', 'x');";

/** Publishes a kit with these files. @returns its version */
async function publish(files: Record<string, string>, name: keyof typeof stores) {
  const from = fs.mkdtempSync(path.join(folder, 'kit-'));
  for (const [file, text] of Object.entries({ ...files, 'tools/start/install.mjs': install })) {
    fs.mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    fs.writeFileSync(path.join(from, file), text);
  }
  const kit = await packKit(from, wrapper);
  const build = fs.mkdtempSync(path.join(folder, 'build-'));
  fs.mkdirSync(path.join(build, 'client'));
  for (const [file, bytes] of Object.entries(kit.files))
    fs.writeFileSync(path.join(build, 'client', file), bytes);
  await openRegisterStore({
    folder: releasesDir(),
    bucket: stores[name].bucket(),
    nowMs: Date.now,
    warn: console.warn,
  }).putBuild(`builds/kit/${kit.version}`, build, { 'release.json': '{}' });
  return { version: kit.version, wrapper: kit.files['kit.cjs'] };
}

const run = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const { PATH = '' } = process.env;
    execFile(
      process.execPath,
      [placeOf('kit.cjs'), ...args],
      { cwd: checkout, env: { PATH, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

describe.each(['folder', 'bucket'] as const)('kit.cjs with the register in a %s', (name) => {
  it('unpacks the kit that it names, and changes to another', async () => {
    const first = await publish({ 'shared/a.ts': 'first', 'shared/old.ts': 'old' }, name);
    const second = await publish({ 'shared/a.ts': 'second' }, name);
    fs.writeFileSync(placeOf('kit.cjs'), first.wrapper);
    const env = stores[name].env();

    expect(await run(env)).toMatchObject({ code: 0 });
    expect([read('shared/a.ts'), read('shared/old.ts')]).toEqual(['first', 'old']);
    expect(read('installed')).toBe('x');

    expect(await run(env, second.version)).toMatchObject({ code: 0 });
    expect(read('shared/a.ts')).toBe('second');
    expect(fs.existsSync(placeOf('shared/old.ts'))).toBe(false);
    expect(fs.readFileSync(placeOf('kit.cjs'))).toEqual(second.wrapper);
    expect(read('mfe-cs/page.tsx')).toBe('ours');
  });

  it('changes nothing when the kit is not there', async () => {
    const { wrapper: text } = await publish({ 'shared/a.ts': 'first' }, name);
    fs.writeFileSync(placeOf('kit.cjs'), text);
    expect(await run(stores[name].env(), '000000000000')).toMatchObject({ code: 3 });
    expect(fs.readdirSync(checkout)).toEqual(['kit.cjs', 'mfe-cs']);
    expect(fs.readFileSync(placeOf('kit.cjs'))).toEqual(text);
  });
});

it('refuses an archive that is not the one it names', async () => {
  const kit = await publish({ 'shared/a.ts': 'sound' }, 'folder');
  const other = await publish({ 'shared/a.ts': 'other' }, 'folder');
  const archiveOf = ({ version }: { version: string }) =>
    path.join(releasesDir(), 'builds/kit', version, 'client/kit.tgz');
  fs.copyFileSync(archiveOf(other), archiveOf(kit));
  fs.writeFileSync(placeOf('kit.cjs'), kit.wrapper);
  const { code, output } = await run(stores.folder.env());
  expect(code).toBe(3);
  expect(output).toContain('is not the kit that kit.cjs names');
  expect(fs.readdirSync(checkout)).toEqual(['kit.cjs', 'mfe-cs']);
});

it('overwrites no file that is not of a kit', async () => {
  const kit = await publish({ 'shared/b.ts': 'kit' }, 'folder');
  fs.writeFileSync(placeOf('kit.cjs'), kit.wrapper);
  fs.mkdirSync(placeOf('shared'));
  fs.writeFileSync(placeOf('shared/b.ts'), 'mine');
  const { code, output } = await run(stores.folder.env());
  expect(code).toBe(3);
  expect(output).toContain('has shared/b.ts already');
  expect(read('shared/b.ts')).toBe('mine');
});

it('gives the same version to the same files', async () => {
  const [one, other] = [await publish({ a: '1' }, 'folder'), await publish({ a: '1' }, 'folder')];
  expect(one.version).toBe(other.version);
});

it('asks for the register when none is named', async () => {
  const kit = await publish({ 'shared/a.ts': 'kit' }, 'folder');
  fs.writeFileSync(placeOf('kit.cjs'), kit.wrapper);
  const { code, output } = await run({});
  expect(code).toBe(2);
  expect(output).toContain('RELEASES_DIR or RELEASES_BUCKET');
});
