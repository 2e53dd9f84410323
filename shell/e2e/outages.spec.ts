import { expect, type Page, type Route, test } from '@playwright/test';
import { signIn } from '@shop/tools/e2e/fixtures';
import { linkPreview, publishOtherBuild, release, stableBuildOf } from '@shop/tools/e2e/release';

/**
 * Drills: one part of one remote fails. docs/outages.md has the table of what is expected. Not the
 * journeys' own `test`, which fails on the console errors that these provoke.
 */

interface Drill {
  remote: string;
  /** A page of another remote, with a link to the page below. */
  from: string;
  link: (page: Page) => ReturnType<Page['getByRole']>;
  /** Route and path of the page. */
  route: string;
  path: string;
  /** What only the page itself shows. */
  content: (page: Page) => ReturnType<Page['getByRole']>;
}

const inBanner = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name }).first();
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name });

const drills: Drill[] = [
  {
    remote: 'display',
    from: '/cs',
    link: inBanner('홈'),
    route: 'display.main',
    path: '/main',
    content: (page) => page.getByRole('article').first(),
  },
  {
    remote: 'goods',
    from: '/display/category?categoryNo=4',
    link: (page) => page.getByRole('article').getByRole('link').first(),
    route: 'goods.detail',
    path: '/goods/detail?goodsNo=229',
    content: (page) => page.getByRole('button', { name: '바로구매', exact: true }).first(),
  },
  {
    remote: 'order',
    from: '/main',
    link: inBanner(/^장바구니/),
    route: 'order.basket',
    path: '/basket',
    content: heading('장바구니'),
  },
  {
    remote: 'mypage',
    from: '/main',
    link: (page) => page.getByRole('link', { name: /^마이/ }).first(),
    route: 'mypage.my',
    path: '/mypage',
    content: heading(/^(?!화면을)/),
  },
  {
    remote: 'cs',
    from: '/main',
    link: (page) => page.getByRole('contentinfo').getByRole('link', { name: '고객센터' }).first(),
    route: 'cs.home',
    path: '/cs',
    content: heading('고객센터'),
  },
];

const entryOf = ({ remote }: Drill) => new RegExp(`/assets/${remote}/[^/]+/entry\\.[^/]+\\.js`);
const anyFileOf = ({ remote }: Drill) => new RegExp(`/assets/${remote}/`);
const fileOf = ({ remote, route }: Drill, type: 'js' | 'css') =>
  new RegExp(`/assets/${remote}/[^/]+/${route.replace('.', '\\.')}\\.[^.]+\\.${type}`);

const answer = (status: number) => (route: Route) => route.fulfill({ status, body: '' });

const change =
  (edit: (text: string, drill: Drill) => string) => async (route: Route, drill: Drill) => {
    const response = await route.fetch();
    const body = edit(await response.text(), drill);
    // The page may have given the file up.
    await route.fulfill({ response, body }).catch(() => undefined);
  };

interface Cause {
  file: (drill: Drill) => RegExp;
  spoil: (route: Route, drill: Drill) => unknown;
  /** The longest time until the page says so, on its own clock, ms. */
  lateMs?: number;
}

const toOtherContainer = (text: string, { remote }: Drill) =>
  text.replaceAll(`__mfe_${remote}`, '__mfe_wrong');
const toOtherVersion = (text: string) =>
  text.replaceAll('requiredVersion:"^1.0.0"', 'requiredVersion:"^0.9.0"');

/** Wrong contents of a build that the gate does not see, since its `release.json` is right. */
const releasedWith: Record<string, (text: string, drill: Drill) => string> = {
  'the container of another name': toOtherContainer,
  'another version of the shared package': toOtherVersion,
};

const causes: Record<string, Cause> = {
  'an entry that is a 500': { file: entryOf, spoil: answer(500) },
  'the loss of all files': { file: anyFileOf, spoil: answer(503) },
  'an entry that hangs': { file: entryOf, spoil: () => undefined, lateMs: 11_000 },
  'a chunk that is a 404': { file: (drill) => fileOf(drill, 'js'), spoil: answer(404) },
  'a style sheet that is a 404': { file: (drill) => fileOf(drill, 'css'), spoil: answer(404) },
  'a changed byte': { file: entryOf, spoil: change((text) => `${text} `) },
};

const isAlive = (page: Page) =>
  expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
const card = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '페이지를 불러오지 못했어요' });
const retry = (page: Page) => card(page).getByRole('button', { name: '다시 시도' }).click();

async function showsFailureInFrame(page: Page): Promise<void> {
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

interface Running {
  drill: Drill;
  page: Page;
  /** The spoiled file was requested. */
  isRequested: () => boolean;
  /** The cause has gone. */
  mend: () => void;
  documents: () => number;
}

/** Opens a page of another remote, with the cause in force. */
async function begin(page: Page, drill: Drill, cause: Cause): Promise<Running> {
  let isOver = false;
  let isRequested = false;
  await page.route(cause.file(drill), (route) => {
    isRequested = true;
    return isOver ? route.continue() : cause.spoil(route, drill);
  });
  await page.goto(drill.from);
  await isAlive(page);
  return {
    drill,
    page,
    isRequested: () => isRequested,
    mend: () => {
      isOver = true;
    },
    documents: countDocuments(page),
  };
}

async function recover({ page, drill, mend, documents }: Running): Promise<void> {
  mend();
  await retry(page);
  await expect(drill.content(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(documents()).toBe(0);
  // The page of the other remote is as it was.
  await page.goBack();
  await expect(drill.link(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
}

/** Runs a step of all drills beside each other, and says which failed. */
async function inAll<T>(drilled: readonly T[], step: (one: T) => Promise<unknown>): Promise<void> {
  const outcomes = await Promise.allSettled(drilled.map(step));
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(failures.map(String)).toEqual([]);
}

/** Counts the documents that a page loads from here on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

const names = drills.map(({ remote }) => remote).join(', ');

test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page);
});

for (const [what, cause] of Object.entries(causes)) {
  test(`${names} survive ${what}`, async ({ context }) => {
    if (cause.lateMs) await context.clock.install();
    const running: Running[] = [];
    await inAll(drills, async (drill) => {
      running.push(await begin(await context.newPage(), drill, cause));
    });
    await inAll(running, ({ page, drill }) => drill.link(page).click());
    if (cause.lateMs) {
      // A busy browser may not have begun to load when the click is over.
      await inAll(running, ({ isRequested }) => expect.poll(isRequested).toBe(true));
      await context.clock.fastForward(cause.lateMs);
    }
    await inAll(running, ({ page }) => showsFailureInFrame(page));
    await inAll(running, (one) => recover(one));
    await inAll(running, ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  });
}

/** What every page of a server build does when it is rendered. */
const serverCauses: Record<string, string> = {
  'a server build that throws': 'throw new Error("drill")',
  'a slow server build': 'for (const end = Date.now() + 1_000; Date.now() < end; );',
};
const ENDLESS = 'for (;;);';

/** Limits the fault to the gateway: the release gate renders pages too and would reject the build. */
const IN_GATEWAY = "process.argv[1].includes('render-worker')";

/** Leaves the browser's files as they are: only a server build ends with this line. */
const spoilServer = (code: string) => (text: string) =>
  text.replace(
    'module.exports = __webpack_exports__;',
    `const { createElement: createSpoiled } = require('react');
     module.exports = {
       createRoutes: (app) => __webpack_exports__.createRoutes(app).map((route) => ({
         ...route,
         Component: () => { if (${IN_GATEWAY}) { ${code} } return createSpoiled(route.Component); },
       })),
     };`,
  );

/** Opens the drill's page as the one visitor who gets a build of the remote with this code. */
async function openSpoiled(page: Page, drill: Drill, code: string): Promise<number> {
  let isSpoiled = false;
  const edit = (text: string) => {
    const edited = spoilServer(code)(text);
    isSpoiled ||= edited !== text;
    return edited;
  };
  const build = await publishOtherBuild(drill.remote, { edit });
  expect(isSpoiled).toBe(true);
  const link = await linkPreview(drill.remote, build, drill.path);
  return (await page.goto(link))?.status() ?? 0;
}

test.describe('on the server', () => {
  test.skip(
    !process.env.PREVIEW_SECRET,
    'Previews need a shop with a PREVIEW_SECRET, and the same one here.',
  );
  test.afterAll(() => release('prune', '--days', '0', '--keep', '10'));

  for (const [what, code] of Object.entries(serverCauses)) {
    for (const drill of drills) {
      test(`${drill.remote} survives ${what}`, async ({ page }) => {
        expect(await openSpoiled(page, drill, code)).toBe(200);
        // The browser draws what the server could not.
        await isAlive(page);
        await expect(drill.content(page)).toBeVisible();
        await expect(card(page)).toHaveCount(0);
        await expect(page.getByRole('banner')).toBeVisible();
        // The page of another remote is rendered as ever.
        const response = await page.goto(drill.from);
        expect(response?.status()).toBe(200);
        await expect(drill.link(page)).toBeVisible();
      });
    }
  }

  for (const [what, edit] of Object.entries(releasedWith)) {
    for (const drill of drills) {
      test(`${drill.remote} recovers by the button from a build with ${what} that was taken back`, async ({
        page,
      }) => {
        const build = await publishOtherBuild(drill.remote, { edit: (text) => edit(text, drill) });
        await page.goto(await linkPreview(drill.remote, build, drill.from));
        await isAlive(page);
        const documents = countDocuments(page);
        await drill.link(page).click();
        await showsFailureInFrame(page);
        // What a rollback does for all visitors.
        await page.context().clearCookies({ name: 'releasePreview' });
        const stable = await stableBuildOf(drill.remote);
        const isReleased = (url: URL) =>
          url.pathname.startsWith(`/assets/${drill.remote}/${stable}/`);
        // Nothing of the build before stays: its routes are loaded anew.
        const routes = page.waitForRequest(
          (request) => isReleased(new URL(request.url())) && /\/routes\./.test(request.url()),
        );
        await retry(page);
        await routes;
        await expect(drill.content(page)).toBeVisible();
        await expect(card(page)).toHaveCount(0);
        expect(documents()).toBe(0);
      });
    }
  }

  test('goods says that it failed when its server build does not end', async ({ page }) => {
    const goods = drills.find(({ remote }) => remote === 'goods') as Drill;
    expect(await openSpoiled(page, goods, ENDLESS)).toBe(503);
    await expect(heading('페이지를 불러오지 못했어요')(page)).toBeVisible();
    await expect(page.getByRole('link', { name: '다시 열기' })).toBeVisible();
    // The thread was replaced.
    await page.goto(goods.from);
    await expect(goods.link(page)).toBeVisible();
  });
});
