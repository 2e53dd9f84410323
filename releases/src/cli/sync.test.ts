import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore } from '../register/register-store';
import { prefixes, rebuild, writeBuilds, writeNewRemote } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';
import { resultFileOf } from '../testing/test-results';

/** `sync` releases the builds of a checkout that are new, together. */
let rootDir: string;
let folder: string;
beforeEach(() => {
  rootDir = writeBuilds();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-register-'));
});
afterEach(() => {
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

/** Runs a command line as a person does. */
const release = (...args: string[]) => runRelease(args, { rootDir, folder });
const register = () => createFolderStore(folder).latest();
const stableOf = async (name: string) => (await register()).apps[name]?.stable;

it('publishes and promotes all sound builds as one revision, and says which are not', async () => {
  const { code, output } = await release('sync');
  expect(code).toBe(0);
  expect(output).toContain(
    'goods: server/routes.cjs of goods fails at its start: This build is broken.',
  );
  expect(output).toContain('order is not built');
  const { revision, apps } = await register();
  expect(revision).toBe(1);
  expect(Object.entries(apps).map(([name, { stable }]) => [name, stable])).toEqual([
    ['shell', 'shell0001'],
    ['display', 'display0001'],
    ['mypage', 'mypage0001'],
  ]);
});

it('changes nothing when nothing is new, so that a rollback stays', async () => {
  await release('sync');
  rebuild(rootDir, 'display', 'display0002');
  await release('sync');
  await release('rollback', 'display');
  expect((await release('sync')).output).toContain('Nothing to change');
  expect(await stableOf('display')).toBe('display0001');
});

describe('the move of a path from mypage to display', () => {
  const move = (fields: Record<string, unknown> = {}) =>
    rebuild(rootDir, 'display', 'display0002', {
      edit: (code) => code.replace("path: '/main'", "path: '/mypage/order/list'"),
      fields: { prefixes: [...(prefixes.display ?? []), '/mypage'], ...fields },
    });
  beforeEach(async () => {
    await release('sync');
    rebuild(rootDir, 'mypage', 'mypage0002', {
      edit: (code) => code.replace('/mypage/order/list', '/claim'),
      fields: { prefixes: ['/claim!$', '/markup/SB-MO-MP-*'] },
    });
  });

  const expectNoMove = async (output: string) => {
    expect(output).toMatch(
      /prefixes: \/mypage\/order\/list moves from mypage mypage0001 to display display0002, which is refused/,
    );
    expect([await stableOf('display'), await stableOf('mypage')]).toEqual([
      'display0001',
      'mypage0001',
    ]);
  };

  it('is one revision', async () => {
    move();
    expect((await release('sync', 'display', 'mypage')).output).toContain('Revision 2.');
    expect([await stableOf('display'), await stableOf('mypage')]).toEqual([
      'display0002',
      'mypage0002',
    ]);
  });

  it('is left out as a whole when display lacks the result of its journeys', async () => {
    move();
    fs.rmSync(resultFileOf(path.join(rootDir, 'mfe-display/dist'), 'journeys'));
    const { code, output } = await release('sync', 'mypage', 'display');
    expect(code).toBe(0);
    expect(output).toContain('journeys of display0002 is missing');
    await expectNoMove(output);
  });

  it('is left out as a whole when the gate refuses display', async () => {
    move({ requires: { react: '^20.0.0' } });
    const { output } = await release('sync', 'mypage', 'display');
    expect(output).toMatch(/versions: display display0002 needs react/);
    await expectNoMove(output);
  });

  it('does not keep a remote back that has no part in it', async () => {
    move({ requires: { react: '^20.0.0' } });
    writeNewRemote(rootDir, 'magazine', '매거진');
    const { output } = await release('sync');
    await expectNoMove(output);
    expect(await stableOf('magazine')).toBe('magazine0001');
  });
});

it('stores neither the build nor the results of a remote that lacks results', async () => {
  await release('sync');
  rebuild(rootDir, 'display', 'display0002');
  fs.rmSync(resultFileOf(path.join(rootDir, 'mfe-display/dist'), 'journeys'));
  expect((await release('sync')).output).toContain('journeys of display0002 is missing');
  expect(fs.readdirSync(path.join(folder, 'builds/display'))).toEqual(['display0001']);
  expect(fs.readdirSync(path.join(folder, 'notes/results/display'))).toEqual(['display0001']);
});
