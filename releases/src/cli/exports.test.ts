import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SHELL_UNDER_TEST } from '../testing/fake-shell';
import { buildApi, rebuild, rebuildShell, writeBuilds } from '../testing/fake-shop';
import { runRelease } from '../testing/run-release';

/** Tests the rule for imports of shared packages through the command line, with prepared build folders. */
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

const release = (...args: string[]) => runRelease(args, { rootDir, folder });

const shellWith = (exports: string, session: string) => ({
  contract: {},
  code: `exports.shell = { ...require('${SHELL_UNDER_TEST}').shell,
    sharedModules: { '@shop/shared/app': { ${exports}, visitorSession: { ${session} } } } };`,
});
const withoutPages = { edit: () => 'exports.createRoutes = () => [];' };
const using = (imports: string[], session: string[] = []) => ({
  contract: { imports: { '@shop/shared/app': imports }, session },
  ...withoutPages,
});

beforeEach(async () => {
  buildApi(rootDir, 'api0001', {});
  rebuildShell(rootDir, 'shell0002', shellWith('page: 1, toast: 1', 'isLoggedIn: false, type: 1'));
  rebuild(rootDir, 'display', 'display0001', using(['page'], ['isLoggedIn']));
  rebuild(rootDir, 'mypage', 'mypage0001', withoutPages);
  await release('sync');
});

it('accepts a remote whose imports and session fields the shell has', async () => {
  rebuild(rootDir, 'display', 'display0002', using(['page', 'toast'], ['isLoggedIn', 'type']));
  expect(await release('publish', 'display')).toMatchObject({ code: 0 });
});

it.each([
  [
    using(['page', 'sheet']),
    'exports: display display0002 imports sheet of @shop/shared/app, which shell shell0002 does not have',
  ],
  [
    using(['page'], ['grade']),
    'exports: display display0002 reads grade of the session, which shell shell0002 does not have',
  ],
])('refuses a remote that uses a name which the shell does not have: %j', async (next, message) => {
  rebuild(rootDir, 'display', 'display0002', next);
  const { code, output } = await release('publish', 'display');
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
});

it.each([
  ['toast: 1', 'isLoggedIn: false', 'imports page of @shop/shared/app'],
  ['page: 1', 'isMember: false', 'reads isLoggedIn of the session'],
])('refuses a shell that has %s and %s', async (exports, session, what) => {
  rebuildShell(rootDir, 'shell0003', shellWith(exports, session));
  const { code, output } = await release('publish', 'shell');
  const message = `exports: display display0001 ${what}, which shell shell0003 does not have`;
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
});

it('compares with the canary of a shell too, and again at its promotion', async () => {
  rebuildShell(rootDir, 'shell0003', shellWith('page: 1, sheet: 1', 'isLoggedIn: false'));
  await release('publish', 'shell');
  rebuild(rootDir, 'display', 'display0002', using(['toast']));
  expect(await release('publish', 'display')).toMatchObject({ code: 0 });
  await release('canary', 'display', '10');
  const { code, output } = await release('promote', 'shell', 'shell0003');
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('display display0002 imports toast of @shop/shared/app'),
  ]);
});

it('refuses a build that subscribes to an event which no build sends, unless that is accepted', async () => {
  const events = { sends: [], hears: ['basket:chnged'] };
  rebuild(rootDir, 'display', 'display0002', { contract: { events }, ...withoutPages });
  const { code, output } = await release('publish', 'display');
  const message = 'events: display display0002 waits for basket:chnged, which no build sends';
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  expect(await release('publish', 'display', '--accept', 'events')).toMatchObject({ code: 0 });
});
