import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type S3Server, startS3Server } from '../testing/s3-server';
import { openRegisterStore } from './open-store';
import { changeRegister } from './register';
import { type RegisterStore, updateRegister } from './register-store';

let folder: string;
let s3: S3Server;
let warnings: string[];
beforeEach(async () => {
  warnings = [];
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  s3 = await startS3Server(path.join(folder, 's3'));
});
afterEach(async () => {
  await s3.close();
  fs.rmSync(folder, { recursive: true });
});

const warn = (text: string) => void warnings.push(text);
const onMachine = (machine: string, bucket = s3.settings) =>
  openRegisterStore({ folder: path.join(folder, machine), bucket, nowMs: Date.now, warn });
const stores: Record<string, () => RegisterStore> = {
  folder: () => openRegisterStore({ folder, nowMs: Date.now, warn }),
  bucket: () => onMachine('machine'),
};

const context = { at: '2026-11-23T01:00:00.000Z', by: 'tester' };
const published = (build: string) => ({
  path: `builds/goods/${build}`,
  integrity: `sha256-${'A'.repeat(43)}=`,
  publishedAt: context.at,
  prefixes: ['/goods'],
  provides: {},
  requires: {},
});

describe.each(Object.keys(stores))('%s', (name) => {
  const open = () => (stores[name] as () => RegisterStore)();
  const publish = (build: string) =>
    updateRegister(open(), (register) => {
      const change = changeRegister(register, context);
      change.publish('goods', build, published(build));
      return change.result();
    });

  it('is empty before the first release', async () => {
    const store = open();
    expect(await store.latest()).toMatchObject({ revision: 0, apps: {} });
    expect(await store.newerThan(0)).toBeUndefined();
    expect(await store.revisions()).toEqual([]);
  });

  it('loses no change of writers at the same time', async () => {
    const builds = Array.from({ length: 12 }, (_, index) => `build${index}`);
    await Promise.all(builds.map(publish));
    const store = open();
    const latest = await store.latest();
    expect(latest.revision).toBe(12);
    expect(Object.keys(latest.apps.goods?.builds ?? {}).sort()).toEqual(builds.sort());
    const revisions = (await store.revisions()).map(({ revision }) => revision);
    expect(revisions).toEqual(builds.map((_, index) => index + 1));
  });

  it('never replaces a revision', async () => {
    const register = await publish('one');
    const store = open();
    expect(await store.create({ ...register, changes: [] })).toBe(false);
    expect(await store.latest()).toEqual(register);
  });

  it('tells a reader what is newer', async () => {
    const first = await publish('one');
    const store = open();
    expect(await store.newerThan(first.revision)).toBeUndefined();
    await publish('two');
    const third = await publish('three');
    expect(await store.newerThan(first.revision)).toEqual(third);
  });

  it('stores nothing when the change is refused', async () => {
    const store = open();
    const refuse = () => {
      throw new Error('no');
    };
    await expect(updateRegister(store, refuse)).rejects.toThrow('no');
    expect(await store.revisions()).toEqual([]);
  });

  it('knows whether it holds a revision as it was read', async () => {
    await publish('one');
    await publish('two');
    const store = open();
    const read = await store.latest();
    expect(await store.holds(read)).toBe(true);
    expect(await store.holds({ ...read, changes: [] })).toBe(false);
    expect(await store.holds({ ...read, revision: 3 })).toBe(false);
  });

  it('reads the last of many revisions', async () => {
    for (let index = 0; index < 9; index += 1) await publish(`build${index}`);
    expect((await open().latest()).revision).toBe(9);
    expect((await open().newerThan(4))?.revision).toBe(9);
    expect(await open().newerThan(9)).toBeUndefined();
  });
});

describe('builds in a bucket', () => {
  const builtIn = (name: string): string => {
    const from = path.join(folder, name);
    fs.mkdirSync(path.join(from, 'client'), { recursive: true });
    fs.writeFileSync(path.join(from, 'client/entry.js'), `/* ${name} */`);
    return from;
  };
  const release = async (store: RegisterStore, from: string, text: string) => {
    await store.putBuild('builds/goods/one', from, { 'release.json': text });
    await updateRegister(store, (register) => {
      const change = changeRegister(register, context);
      change.publish('goods', 'one', published('one'));
      return change.result();
    });
  };
  const fileOn = (store: RegisterStore, file: string) =>
    fs.readFileSync(path.join(store.folderOf('builds/goods/one'), file), 'utf8');

  it('are on a machine that reads the register', async () => {
    await release(onMachine('a'), builtIn('first'), '{"id":1}');
    const other = onMachine('b');
    expect(await other.fetchBuilds(['builds/goods/one'])).toEqual([]);
    expect(fileOn(other, 'client/entry.js')).toBe('/* first */');
    expect(fileOn(other, 'release.json')).toBe('{"id":1}');
  });

  it('are not replaced by another build of the same id', async () => {
    await release(onMachine('a'), builtIn('first'), '{"id":1}');
    const { putBuild } = onMachine('b');
    const put = (text: string) =>
      putBuild('builds/goods/one', builtIn('second'), { 'release.json': text });
    await expect(put('{"id":2}')).rejects.toThrow(/another build of the same id/);
    await onMachine('c').fetchBuilds(['builds/goods/one']);
    expect(fileOn(onMachine('c'), 'client/entry.js')).toBe('/* first */');
  });

  it('that are gone are told and leave the register readable', async () => {
    const store = onMachine('a');
    await release(store, builtIn('first'), '{"id":1}');
    await store.removeBuild('builds/goods/one');
    const other = onMachine('b');
    expect((await other.latest()).revision).toBe(1);
    for (const _ of ['first look', 'second look'])
      expect(await other.fetchBuilds(['builds/goods/one'])).toEqual(['builds/goods/one']);
    expect(warnings).toEqual(['builds/goods/one.tgz is not in the bucket']);
  });
});

it('refuses a bucket that replaces what exists, whose releases could be lost', async () => {
  const plain = await startS3Server(path.join(folder, 'plain'), false);
  const store = onMachine('a', plain.settings);
  const change = updateRegister(store, (register) => {
    const edited = changeRegister(register, context);
    edited.publish('goods', 'one', published('one'));
    return edited.result();
  });
  await expect(change).rejects.toThrow(/conditional writes/);
  expect((await store.latest()).revision).toBe(0);
  await plain.close();
});

it('releases once the store answers again', async () => {
  const real = globalThis.fetch;
  const store = onMachine('a');
  const release = () =>
    updateRegister(store, (register) => {
      const edited = changeRegister(register, context);
      edited.publish('goods', 'one', published('one'));
      return edited.result();
    });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (init?.method === 'PUT') return Promise.reject(new TypeError('no answer'));
    return real(input, init);
  });
  await expect(release()).rejects.toThrow(/did not answer/);
  jest.restoreAllMocks();
  expect((await release()).revision).toBe(1);
});

it('says when the bucket refuses the keys', async () => {
  const settings = { ...s3.settings, secretAccessKey: 'wrong' };
  await expect(onMachine('a', settings).latest()).rejects.toThrow(
    'The bucket releases answered 403 to a request for register/00000001.json.',
  );
});
