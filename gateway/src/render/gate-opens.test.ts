import {
  buildApi,
  type OpenedPages,
  type PageProblem,
  type PagesToOpen,
  rebuild,
  rebuildShell,
  runRelease,
} from '@shop/releases/testing';
import { createGateway } from '../testing/gateway-in-place';
import { requireRealShell } from '../testing/real-shell';
import { type ReleasedShop, writeReleasedShop } from '../testing/released-shop';

/**
 * Tests which pages of which builds the gate opens in a browser, and what it does with their problems. The browser is
 * replaced by a gateway; `shell/e2e/gate.spec.ts` opens pages in a real one.
 */
let shop: ReleasedShop;
let opened: { pages: readonly string[]; heading: string | undefined }[];
let requireOfShell: typeof requireRealShell;
let respond: (heading: string | undefined) => OpenedPages;

beforeAll(async () => {
  shop = await writeReleasedShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  opened = [];
  requireOfShell = requireRealShell;
  respond = () => ({ opened: 1, problems: [] });
  // Pages without code log warnings.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Serves the register that it is given, as the program with the browser does. */
async function openPages({ releasesDir, pages, memberCookies }: PagesToOpen): Promise<OpenedPages> {
  const gateway = await createGateway({ ...shop.config, releasesDir });
  const cookie = Object.entries(memberCookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const { body } = await gateway.inject({ url: '/main', headers: { cookie } });
  await gateway.close();
  const heading = /<h1>(.*?)<\/h1>/.exec(body)?.[1];
  opened.push({ pages, heading });
  return respond(heading);
}

const release = (...args: string[]) =>
  runRelease(args, {
    rootDir: shop.rootDir,
    folder: shop.releasesDir,
    requireOfShell,
    openPages,
  });

let no = 1;
/** Builds the remote display with changed code and runs the gate. */
function runGateWith(edit: (code: string) => string) {
  no += 1;
  rebuild(shop.rootDir, 'display', `display${String(no).padStart(4, '0')}`, { edit });
  return release('gate', 'display');
}
const hydration = (page: string): PageProblem => ({
  page,
  kind: 'hydration',
  text: 'does not hydrate: Error: text',
});
const endless: PageProblem = {
  page: '/main',
  kind: 'endless',
  text: 'does not finish loading within 30 s: its code does not mount it',
};
const logged = (text: string): PageProblem => ({
  page: '/main',
  kind: 'log',
  text: `logs an error: ${text}`,
});

/** Responds with other problems for the stable build than for the candidate. */
const respondWith =
  (ofCandidate: PageProblem[], ofStable: PageProblem[]) =>
  (heading: string | undefined): OpenedPages => ({
    opened: 1,
    problems: heading === '새 홈' ? ofCandidate : ofStable,
  });
const withNewHeading = (code: string) => code.replace('홈 화면', '새 홈');

it('opens every page of a remote beside the shell and the remotes that visitors get', async () => {
  const { code, output } = await runGateWith(withNewHeading);
  expect(output).toMatch(/The gate opened 1 of \d+ pages in a browser\.\n.*passes the gate\./);
  expect(code).toBe(0);
  expect(opened).toEqual([{ pages: expect.any(Array), heading: '새 홈' }]);
  expect(opened[0]?.pages).toEqual(
    expect.arrayContaining(['/main', '/display/dark', '/search?q=1&sort=1']),
  );
  expect(opened[0]?.pages).not.toContain('/mypage/order/list');
});

it('refuses a build with a problem that the stable build does not have', async () => {
  respond = respondWith([hydration('/main'), hydration('/display/dark')], []);
  const { code, output } = await runGateWith(withNewHeading);
  expect(output).toMatch(
    /opens: \/main, \/display\/dark of display display\d+ does not hydrate: Error: text, in a browser beside shell shell0001/,
  );
  expect(code).toBe(1);
  expect(opened[1]).toEqual({ pages: ['/main', '/display/dark'], heading: '홈 화면' });
});

it('accepts a problem of a page of which the stable build has one of the same kind', async () => {
  respond = respondWith([logged('new')], [logged('old')]);
  expect(await runGateWith(withNewHeading)).toMatchObject({ code: 0 });
});

it.each<[string, PageProblem[], PageProblem[], string]>([
  ['of another kind', [hydration('/main')], [logged('old')], 'does not hydrate'],
  ['beside an old one', [logged('old'), hydration('/main')], [logged('old')], 'does not hydrate'],
  ['while the stable page is endless', [logged('new')], [endless], 'logs an error: new'],
  ['that is endless, like the stable page', [endless], [endless], 'does not finish loading'],
])('refuses a problem %s', async (_, ofCandidate, ofStable, text) => {
  respond = respondWith(ofCandidate, ofStable);
  const { code, output } = await runGateWith(withNewHeading);
  expect(output).toMatch(new RegExp(`opens: /main of display display\\d+ ${text}`));
  expect(code).toBe(1);
});

it('says in one line why no page was opened, and passes', async () => {
  respond = () => ({ skipped: 'this machine has no Chromium' });
  const { code, output } = await runGateWith(withNewHeading);
  expect(output).toMatch(
    /^The gate opened no page in a browser: this machine has no Chromium\.\ndisplay display\d+ passes the gate\.$/,
  );
  expect(code).toBe(0);
});

it('opens no page of a build that cannot be rendered on the server', async () => {
  const { code } = await runGateWith((text) =>
    text.replace("'홈 화면'", "(() => { throw new Error('no heading'); })()"),
  );
  expect([code, opened]).toEqual([1, []]);
});

it('opens pages of the shell and of the remotes that it frames, and cannot be skipped', async () => {
  rebuildShell(shop.rootDir, 'shell0002', { ending: ' | 새 틀' });
  respond = () => ({ opened: 1, problems: [] });
  await release('gate', 'shell');
  expect(opened[0]?.pages).toEqual(
    expect.arrayContaining(['/common/login-auth?returnTo=1', '/main', '/mypage/order/list']),
  );
  expect((await release('publish', 'shell', '--accept', 'opens')).output).toMatch(
    /opens cannot be accepted/,
  );
});

it('opens no page when all builds of a checkout are released at once', async () => {
  rebuild(shop.rootDir, 'display', 'display0099', { edit: withNewHeading });
  expect(await release('sync', 'display')).toMatchObject({ code: 0 });
  expect(opened).toEqual([]);
});

it('opens no page of an api', async () => {
  buildApi(shop.rootDir, 'api0002', {});
  await release('gate', 'api');
  expect(opened).toEqual([]);
});

it('says in one line that no page was opened because no released shell starts', async () => {
  requireOfShell = () => {
    throw new Error('damaged');
  };
  const { output } = await runGateWith(withNewHeading);
  expect(output).toMatch(/^The gate opened no page in a browser: no released shell starts\.$/m);
  expect(opened).toEqual([]);
});
