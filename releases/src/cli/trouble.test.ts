import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore } from '../register/register-store';
import { rebuild, writeBuilds } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';

let rootDir: string;
let folder: string;

/** Runs a command line as a person does. */
const release = (...args: string[]) => runRelease(args, { rootDir, folder });
const stableOf = async (name: string) =>
  (await createFolderStore(folder).latest()).apps[name]?.stable;
const loseBuild = (app: string, build: string) =>
  fs.rmSync(path.join(folder, 'builds', app, build), { recursive: true });
const damageBuild = (app: string, build: string) =>
  fs.writeFileSync(path.join(folder, 'builds', app, build, 'client/main.js'), 'evil()');

beforeEach(async () => {
  rootDir = writeBuilds();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
  await release('sync');
  rebuild(rootDir, 'display', 'display0002');
  await release('publish', 'display');
});
afterEach(() => {
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

describe('a damaged latest revision', () => {
  beforeEach(() => fs.writeFileSync(path.join(folder, 'register/00000002.json'), '{"version":1'));

  it.each([['status'], ['promote', 'display'], ['rollback', 'display']])(
    'is named with its file by %s %s',
    async (...args) => {
      const { code, output } = await release(...args);
      expect(code).toBe(3);
      expect(output).toContain(path.join(folder, 'register/00000002.json'));
      expect(output).toContain('is damaged');
    },
  );

  it('does not stop the history, which names it', async () => {
    const { code, output } = await release('history', 'mypage');
    expect(code).toBe(0);
    expect(output).toContain('00000002.json is damaged');
    expect(output).toMatch(/promote +mypage +mypage0001/);
  });

  it('is gone when its file is removed, as the message says', async () => {
    fs.rmSync(path.join(folder, 'register/00000002.json'));
    expect((await release('status')).output).toContain('Revision 1.');
  });
});

describe('a build whose files are gone', () => {
  beforeEach(() => release('promote', 'display'));

  it.each(['mypage', 'shell'])('of %s stops no rollback of another team', async (lost) => {
    loseBuild(lost, `${lost}0001`);
    const { code, output } = await release('rollback', 'display');
    expect(output).toContain(`Build ${lost}0001 of ${lost}, which visitors get, cannot be read`);
    expect(code).toBe(0);
    expect(await stableOf('display')).toBe('display0001');
  });

  it('stops what has to be compared with it, and says what to do first', async () => {
    loseBuild('mypage', 'mypage0001');
    rebuild(rootDir, 'display', 'display0003');
    const { code, output } = await release('publish', 'display');
    expect(code).toBe(1);
    expect(output).toContain('npm run release -- rollback mypage');
  });

  it('is left by a rollback, and is not where one leads', async () => {
    loseBuild('display', 'display0002');
    expect(await release('rollback', 'display')).toMatchObject({ code: 0 });
    const back = await release('rollback', 'display', 'display0002');
    expect(back.code).toBe(1);
    expect(back.output).toMatch(/hashes: .*display0002/);
    expect(await stableOf('display')).toBe('display0001');
  });
});

it('ends a canary although the stable build is damaged', async () => {
  await release('canary', 'display', '10');
  damageBuild('display', 'display0001');
  expect(await release('rollback', 'display')).toMatchObject({ code: 0 });
  expect((await release('status')).output).not.toContain('canary');
});
