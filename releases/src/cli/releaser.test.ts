import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashOf } from '../builds/verify-release';
import { createFolderStore } from '../register/register-store';
import { prefixes, rebuild, stampBuild, writeBuilds, writeNewRemote } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';

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

const revisionOf = async () => (await createFolderStore(folder).latest()).revision;

/** A refused command must leave the store as it was. */
async function expectRefused(args: string[], message: RegExp) {
  const before = {
    revision: await revisionOf(),
    builds: fs.readdirSync(path.join(folder, 'builds')),
  };
  const { code, output } = await release(...args);
  expect(output).toMatch(message);
  expect(code).toBe(1);
  expect(await revisionOf()).toBe(before.revision);
  expect(fs.readdirSync(path.join(folder, 'builds'))).toEqual(before.builds);
}

/** Display with more prefixes, and its home at another path. */
const rebuildWith = (more: readonly string[], home: string, build = 'display0003') =>
  rebuild(rootDir, 'display', build, {
    edit: (code) => code.replace("path: '/main'", `path: '${home}'`),
    fields: { prefixes: [...(prefixes.display ?? []), ...more] },
  });

describe('a release', () => {
  beforeEach(async () => {
    await release('sync');
    rebuild(rootDir, 'display', 'display0002');
  });

  it('goes from 0 % over a canary to all visitors, and back', async () => {
    expect(await release('publish', 'display')).toMatchObject({ code: 0 });
    expect((await release('canary', 'display', '10%')).output).toContain('10 %');
    expect((await release('status')).output).toMatch(
      /display +stable display0001 +canary display0002 at 10 %/,
    );
    expect((await release('promote', 'display')).output).toContain('display0002');
    expect((await release('rollback', 'display')).output).toContain('display0001');
    const history = JSON.parse((await release('history', 'display', '--json')).output);
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      'rollback',
      'promote',
      'canary',
      'publish',
      'promote',
      'publish',
    ]);
  });

  it('is refused when it needs another version of a shared package', async () => {
    rebuild(rootDir, 'display', 'display0003', { fields: { requires: { react: '^20.0.0' } } });
    await expectRefused(
      ['publish', 'display'],
      /versions: display .* needs react \^20\.0\.0; shell .* has 19\.3\.1/,
    );
  });

  it('of a shell is refused when it lacks what a released remote needs', async () => {
    const file = path.join(rootDir, 'shell/dist/release.json');
    const shell = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify({ ...shell, buildId: 'shell0002', provides: {} }));
    stampBuild(path.dirname(file));
    await expectRefused(['publish', 'shell'], /versions: display display0001 needs react/);
  });

  it('is refused when a fragment is larger than its budget, unless that is accepted', async () => {
    const file = path.join(rootDir, 'shell/dist/release.json');
    const shell = JSON.parse(fs.readFileSync(file, 'utf8'));
    const budgets = { firstPageKb: 100, remoteKb: 100, fragmentKb: 0.001 };
    const publicPath = '/assets/shell/shell0002/';
    fs.writeFileSync(file, JSON.stringify({ ...shell, buildId: 'shell0002', publicPath, budgets }));
    stampBuild(path.dirname(file));
    expect(await release('sync', 'shell')).toMatchObject({ code: 0 });
    rebuild(rootDir, 'display', 'display0003', {
      fields: { chunks: { 'fragment.corners': ['main.js'], 'display.main': ['main.js'] } },
    });
    await expectRefused(
      ['publish', 'display'],
      /size: fragment\.corners adds [\d.]+ kB to pages of other remotes \(at most 0\.001\)/,
    );
    expect(await release('publish', 'display', '--accept', 'size')).toMatchObject({ code: 0 });
  });

  it('is refused when a page, with the libraries of the shell that it uses, is larger than its budget', async () => {
    const file = path.join(rootDir, 'shell/dist/release.json');
    const shell = JSON.parse(fs.readFileSync(file, 'utf8'));
    const dates = `dates(${'1,'.repeat(500)}1)`;
    fs.writeFileSync(path.join(rootDir, 'shell/dist/client/dates.js'), dates);
    const changed = {
      ...shell,
      buildId: 'shell0002',
      publicPath: '/assets/shell/shell0002/',
      files: { ...shell.files, 'dates.js': hashOf(Buffer.from(dates)) },
      budgets: { firstPageKb: 1, remoteKb: 1 },
    };
    fs.writeFileSync(file, JSON.stringify(changed));
    stampBuild(path.dirname(file));
    expect(await release('sync', 'shell')).toMatchObject({ code: 0 });
    rebuild(rootDir, 'display', 'display0003');
    expect(await release('publish', 'display')).toMatchObject({ code: 0 });
    rebuild(rootDir, 'display', 'display0004', {
      fields: { libraries: { 'display.main': ['dates'] } },
    });
    await expectRefused(
      ['publish', 'display'],
      /size: display\.main has 0\.0 kB of its own \(at most 1\) and 1\.1 kB in all \(at most 1\)/,
    );
  });

  it('is refused when a page has gone, unless that is accepted', async () => {
    rebuild(rootDir, 'display', 'display0003', {
      edit: (code) => code.replace("path: '/display/dark'", "path: '/display/night'"),
    });
    await expectRefused(['publish', 'display'], /routes: \/display\/dark has gone/);
    expect(await release('publish', 'display', '--accept', 'routes')).toMatchObject({ code: 0 });
    expect((await release('history', 'display')).output).toContain('accepted: routes');
  });

  it('is refused when a path belongs to another app', async () => {
    rebuildWith(['/mypage'], '/mypage/home');
    await expectRefused(
      ['publish', 'display', '--accept', 'routes'],
      /prefixes: \/mypage belongs to mypage mypage0001; display display0003 declares it as well/,
    );
  });

  it('may have a prefix below another app’s, unless a page of that app is there', async () => {
    rebuildWith(['/mypage/magazine'], '/mypage/magazine/1');
    expect(await release('publish', 'display', '--accept', 'routes')).toMatchObject({ code: 0 });
    rebuildWith(['/mypage/order'], '/mypage/order/magazine', 'display0004');
    await expectRefused(
      ['publish', 'display', '--accept', 'routes'],
      /prefixes: \/mypage\/order\/list of mypage mypage0001 would lead to display display0004/,
    );
  });

  it.each([
    ['/api/x', /prefixes: \/api belongs to the gateway/],
    ['/a*', /prefixes: \/api belongs to the gateway/],
    ['/common', /prefixes: \/common belongs to shell shell0001/],
    ['/common/login-auth', /prefixes: \/common\/login-auth of shell .* would lead to display/],
    ['/', /prefixes: \/ is no prefix of a path/],
    ['magazine', /prefixes: magazine is no prefix of a path/],
  ])('is refused when it declares %s', async (prefix, message) => {
    rebuildWith([prefix], '/main');
    await expectRefused(['publish', 'display'], message);
  });

  it('is refused when a page is below no prefix that it declares', async () => {
    rebuildWith([], '/magazine');
    await expectRefused(
      ['publish', 'display', '--accept', 'routes'],
      /prefixes: \/magazine is below no prefix that display display0003 declares/,
    );
  });

  it('may give a path to another app in one revision', async () => {
    rebuildWith(['/mypage'], '/mypage/order/list');
    rebuild(rootDir, 'mypage', 'mypage0002', {
      edit: (code) => code.replace('/mypage/order/list', '/claim'),
      fields: { prefixes: ['/claim!$', '/markup/SB-MO-MP-*'] },
    });
    expect((await release('sync', 'display')).output).toMatch(/\/mypage belongs to mypage/);
    expect((await release('sync', 'display', 'mypage')).output).toContain('Revision 2.');
    const { apps } = await createFolderStore(folder).latest();
    expect([apps.display?.stable, apps.mypage?.stable]).toEqual(['display0003', 'mypage0002']);
    await expectRefused(['rollback', 'mypage'], /\/mypage belongs to display display0003/);
  });

  it.each([
    ['client/main.js', 'evil()', /client\/main\.js was changed after the build/],
    ['server/routes.cjs', 'evil()', /server\/routes\.cjs was changed after the build/],
    ['server/routes.cjs', undefined, /server\/routes\.cjs is missing/],
    ['client/added.js', 'evil()', /client\/added\.js is no file of it/],
    ['.built-release', undefined, /its build did not finish/],
    ['.built-release', '858faa35d117', /its build did not finish/],
  ])('is refused when %s became %j after the build', async (name, text, message) => {
    const file = path.join(rootDir, 'mfe-display/dist', name);
    if (text === undefined) fs.rmSync(file);
    else fs.writeFileSync(file, text);
    await expectRefused(['publish', 'display'], message);
    await expectRefused(['gate', 'display'], /Build it again: npm run release -- build display/);
  });

  it('is refused when a published file was changed before the promotion', async () => {
    await release('publish', 'display');
    fs.writeFileSync(path.join(folder, 'builds/display/display0002/server/routes.cjs'), 'evil()');
    await expectRefused(['promote', 'display'], /hashes: server\/routes\.cjs/);
  });

  it('is pruned with its files when nobody needs it any more', async () => {
    await release('publish', 'display');
    expect((await release('prune')).output).toBe('Nothing to remove.');
    expect((await release('prune', '--days', '0')).output).toContain('display display0002');
    expect(fs.readdirSync(path.join(folder, 'builds/display'))).toEqual(['display0001']);
    expect((await release('promote', 'display', 'display0002')).code).toBe(1);
  });
});

describe('a remote that nobody had before', () => {
  beforeEach(async () => {
    await release('sync');
    writeNewRemote(rootDir, 'magazine', '매거진');
  });

  it('is published, given to a share, promoted and removed', async () => {
    expect(await release('publish', 'magazine')).toMatchObject({ code: 0 });
    expect((await release('canary', 'magazine', '10')).output).toContain('10 %');
    expect((await release('status')).output).toMatch(
      /magazine +no stable build {2}canary magazine0001 at 10 %/,
    );
    expect(await release('promote', 'magazine')).toMatchObject({ code: 0 });
    await expectRefused(['rollback', 'magazine'], /no earlier build .* remove magazine/);
    expect((await release('remove', 'magazine')).output).toMatch(
      /remove +magazine {2}magazine0001/,
    );
    expect((await release('status')).output).toMatch(/magazine +no stable build {2}1 published/);
    await expectRefused(['remove', 'magazine'], /No visitor gets magazine/);
  });

  it('stays removed after npm start, can be promoted again, and is forgotten when it is pruned', async () => {
    await release('sync');
    await release('remove', 'magazine');
    expect((await release('sync')).output).toContain('Nothing to change');
    expect(await release('promote', 'magazine')).toMatchObject({ code: 0 });
    await release('remove', 'magazine');
    await release('prune', '--days', '0');
    expect((await release('status')).output).not.toContain('magazine');
    await expectRefused(['promote', 'magazine'], /There is no app "magazine"/);
  });

  it('leaves the shell and the paths of others alone', async () => {
    await release('publish', 'magazine');
    await release('promote', 'magazine');
    rebuildWith(['/magazine'], '/main');
    await expectRefused(['publish', 'display'], /\/magazine belongs to magazine magazine0001/);
    await release('remove', 'magazine');
    expect(await release('publish', 'display')).toMatchObject({ code: 0 });
    await expectRefused(['remove', 'shell'], /Without the shell/);
  });

  it.each([
    ['name', 'display', /names: name in release\.json is not magazine/],
    ['container', '__mfe_display', /names: container in release\.json is not __mfe_magazine/],
    ['publicPath', '/assets/display/x/', /names: publicPath .* is not \/assets\/magazine\//],
  ])('is refused when its %s is of another app', async (field, value, message) => {
    rebuild(rootDir, 'magazine', 'magazine0002', { fields: { [field]: value } });
    await expectRefused(['publish', 'magazine'], message);
  });

  it.each(['Toys', 'a', 'tv--shop', 'tv-', 'shared', 'fonts', 'constructor', 'a'.repeat(21)])(
    'is no app when its folder is mfe-%s',
    async (name) => {
      fs.cpSync(path.join(rootDir, 'mfe-magazine'), path.join(rootDir, `mfe-${name}`), {
        recursive: true,
      });
      await expectRefused(['publish', name], /There is no app/);
    },
  );
});

describe('a build that is published while the gate opens its pages', () => {
  let duringGate: (openedCount: number) => unknown;
  let openedCount: number;
  beforeEach(async () => {
    await release('sync');
    rebuild(rootDir, 'display', 'display0002');
    openedCount = 0;
  });

  const publish = () =>
    runRelease(['publish', 'display'], {
      rootDir,
      folder,
      openPages: async () => {
        openedCount += 1;
        await duringGate(openedCount);
        return { opened: 1, problems: [] };
      },
    });

  it('is opened once when another team publishes meanwhile', async () => {
    rebuild(rootDir, 'mypage', 'mypage0002');
    duringGate = () => release('publish', 'mypage');
    expect(await publish()).toMatchObject({ code: 0 });
    const { apps } = await createFolderStore(folder).latest();
    expect(Object.keys(apps.mypage?.builds ?? {})).toContain('mypage0002');
    expect(Object.keys(apps.display?.builds ?? {})).toContain('display0002');
    expect(openedCount).toBe(1);
  });

  it('is opened again when visitors get another build of a team meanwhile', async () => {
    rebuild(rootDir, 'mypage', 'mypage0002');
    duringGate = (count) => (count === 1 ? release('sync', 'mypage') : undefined);
    expect(await publish()).toMatchObject({ code: 0 });
    expect(openedCount).toBe(2);
  });

  it.each(['display0002', 'display0003'])(
    'is refused when its folder has a new build %s by then',
    async (next) => {
      duringGate = () =>
        rebuild(rootDir, 'display', next, { edit: (code) => code.replace('홈 화면', '새 홈') });
      const { code, output } = await publish();
      expect([code, output]).toEqual([
        1,
        expect.stringContaining('The build of display was changed while it was checked.'),
      ]);
      expect(fs.readdirSync(path.join(folder, 'builds/display'))).toEqual(['display0001']);
      expect(await revisionOf()).toBe(1);
    },
  );
});

it('checks a build without releasing it', async () => {
  await release('sync');
  expect(await release('gate', 'mypage')).toEqual({
    code: 0,
    output: 'mypage mypage0001 passes the gate.',
  });
  expect(await revisionOf()).toBe(1);
});

it.each([
  [[], /Name a command/],
  [['toString'], /no command "toString"/],
  [['publish'], /Name the app/],
  [['canary', 'display', 'half'], /whole number from 0 to 100/],
  [['canary', 'display', '101'], /whole number from 0 to 100/],
  [['publish', 'display', '--accept', 'hashes'], /hashes cannot be accepted/],
  [['status', '--wrong'], /--wrong/],
])('explains its use after %j', async (args, message) => {
  const { code, output } = await release(...args);
  expect(code).toBe(2);
  expect(output).toMatch(message);
  expect(output).toContain('Usage: npm run release');
});

it('refuses an app that there is not, in JSON too', async () => {
  await release('sync');
  const { code, output } = await release('promote', 'toys', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(output).error).toContain('There is no app "toys"');
});

it('prints how it is used', async () => {
  expect(await release('--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('rollback <app>'),
  });
});
