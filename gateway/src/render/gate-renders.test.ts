import { rebuild, rebuildShell, runRelease } from '@shop/releases/testing';
import { requireRealShell } from '../testing/real-shell';
import { type ReleasedShop, writeReleasedShop } from '../testing/released-shop';

/** Tests that the gate renders a build with the released shell, as a gateway does. */
let shop: ReleasedShop;
beforeAll(async () => {
  shop = await writeReleasedShop();
});
afterAll(() => shop.close());

const release = (...args: string[]) =>
  runRelease(args, {
    rootDir: shop.rootDir,
    folder: shop.releasesDir,
    requireOfShell: requireRealShell,
  });

beforeEach(() => {
  // Pages without code log warnings.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

let no = 1;
/** Builds the remote display with changed code and runs the gate. */
async function runGateWith(edit: (code: string) => string) {
  no += 1;
  rebuild(shop.rootDir, 'display', `display${String(no).padStart(4, '0')}`, { edit });
  return release('gate', 'display');
}

const page =
  "const Page = () => createElement('main', null, createElement('h1', null, '홈 화면'));";
const route = "path: '/main', queryParams: [], title: '홈', component: async () => ({ Page })";

it('passes a build whose pages render', async () => {
  const { code, output } = await runGateWith((text) => text.replace('홈 화면', '새 홈'));
  expect([code, output]).toEqual([0, 'display display0002 passes the gate.']);
});

it.each([
  [
    'throws',
    page,
    "const Page = () => { throw new RangeError('no price'); };",
    /renders: .*\/main and 7 more pages of display display\d+ throws in display: no price at .*routes\.cjs.*, rendered by shell shell0001/,
  ],
  [
    'throws a bare value in its data',
    route,
    `${route}, load: () => { throw 0; }`,
    /renders: \/main of display display\d+ answers 500, rendered by shell shell0001/,
  ],
  [
    'is missing for visitors and members',
    route,
    `${route}, validate: () => false`,
    /renders: \/main of display display\d+ answers 404, rendered by/,
  ],
  [
    'has no code',
    route,
    route.replace('({ Page })', '{ throw new Error("no chunk"); }'),
    /renders: \/main of display display\d+ answers 500, rendered by/,
  ],
  [
    'stays empty',
    page,
    'const Page = () => null;',
    /renders: .*\/main and 7 more pages of display display\d+ stays empty, rendered by/,
  ],
  [
    'throws in the design reference only',
    route,
    `path: '/markup/SB-MO-SH-01', title: 'x', component: async () => { throw 0; } }, app),
      page({ id: 'display.main', ${route}`,
    /renders: \/markup\/SB-MO-SH-01 of display display\d+ answers 500, rendered by/,
  ],
])('refuses a build of which a page %s', async (_, from, to, message) => {
  const { code, output } = await runGateWith((text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
  expect(output).toMatch(message);
  expect(code).toBe(1);
});

it('accepts a failure that the stable build has as well', async () => {
  // `/display/broken` throws in all builds.
  const { output } = await runGateWith((text) =>
    text.replace("RangeError('ours')", "Error('mine')"),
  );
  expect(output).toMatch(/passes the gate/);
});

it('refuses a shell that cannot render the pages of a remote, even with --accept', async () => {
  rebuildShell(shop.rootDir, 'shell0002', {
    code: `const { shell } = require('@shop/shell/server');
      exports.shell = { ...shell, render: async (request) => {
        if (request.url.pathname.startsWith('/mypage')) throw new Error('no frame');
        return shell.render(request);
      } };`,
  });
  const { code, output } = await release('publish', 'shell');
  expect(output).toMatch(
    /renders: \/mypage\/order\/list of shell shell0002 throws: no frame at .*, rendered by shell shell0002/,
  );
  expect(code).toBe(1);
  expect((await release('publish', 'shell', '--accept', 'renders')).output).toMatch(
    /renders cannot be accepted/,
  );
});

it('reports app, file and thrown value of a server build that throws when it is loaded', async () => {
  const { output } = await runGateWith(() => 'throw 0;');
  expect(output).toBe('server/routes.cjs of display fails at its start: 0 was thrown');
});
