import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changeRegister } from './register';
import { createFolderStore, updateRegister } from './register-store';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const context = { at: '2026-11-23T01:00:00.000Z', by: 'tester' };
const published = (build: string) => ({
  path: `builds/goods/${build}`,
  integrity: `sha256-${'A'.repeat(43)}=`,
  publishedAt: context.at,
  prefixes: ['/goods'],
  provides: {},
  requires: {},
});

const publish = (build: string) =>
  updateRegister(createFolderStore(folder), (register) => {
    const change = changeRegister(register, context);
    change.publish('goods', build, published(build));
    return change.result();
  });

it('is empty before the first release', async () => {
  const store = createFolderStore(path.join(folder, 'none'));
  expect(await store.latest()).toMatchObject({ revision: 0, apps: {} });
  expect(await store.newerThan(0)).toBeUndefined();
  expect(await store.revisions()).toEqual([]);
});

it('loses no change of writers at the same time', async () => {
  const builds = Array.from({ length: 12 }, (_, index) => `build${index}`);
  await Promise.all(builds.map(publish));
  const store = createFolderStore(folder);
  const latest = await store.latest();
  expect(latest.revision).toBe(12);
  expect(Object.keys(latest.apps.goods?.builds ?? {}).sort()).toEqual(builds.sort());
  const revisions = (await store.revisions()).map(({ revision }) => revision);
  expect(revisions).toEqual(builds.map((_, index) => index + 1));
  expect(fs.readdirSync(path.join(folder, 'register'))).toHaveLength(12);
});

it('never replaces a revision', async () => {
  const register = await publish('one');
  const store = createFolderStore(folder);
  expect(await store.create({ ...register, changes: [] })).toBe(false);
  expect(await store.latest()).toEqual(register);
});

it('tells a reader what is newer', async () => {
  const first = await publish('one');
  const store = createFolderStore(folder);
  expect(await store.newerThan(first.revision)).toBeUndefined();
  await publish('two');
  const third = await publish('three');
  expect(await store.newerThan(first.revision)).toEqual(third);
});

it('stores nothing when the change is refused', async () => {
  const store = createFolderStore(folder);
  const refuse = () => {
    throw new Error('no');
  };
  await expect(updateRegister(store, refuse)).rejects.toThrow('no');
  expect(await store.revisions()).toEqual([]);
});
