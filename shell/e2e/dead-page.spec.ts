import { expect, type Page, test } from '@playwright/test';
import { makeTooOld } from '@shop/tools/e2e/hostile-document';
import { openPatiently } from '@shop/tools/e2e/open-patiently';
import { hold } from './hold';

/** Not the journeys' own `test`, which waits for a hydration that does not come here. */

const PRODUCT = '/goods/detail?goodsNo=229';
/** The time within which the notice must appear, ms. */
const NOTICE_WITHIN_MS = 20_000;
/** The time after which a press without an answer shows the notice, ms. */
const PRESS_WITHIN_MS = 10_000;
/** A slow page, ms. */
const SLOW_MS = 9_000;

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: '다 불러오지 못' });
const buyButton = (page: Page) => page.getByRole('button', { name: '바로구매', exact: true });

/** Opens the product page with a clock of its own, so that a slow machine does not decide. */
async function open(page: Page) {
  await page.clock.install();
  await openPatiently(page, PRODUCT, { waitUntil: 'commit' });
  await expect(buyButton(page)).toBeVisible();
}

/** Opens the product page and lets the longest time until the notice pass. */
async function openAndWait(page: Page) {
  await open(page);
  await page.clock.fastForward(NOTICE_WITHIN_MS);
  await expect(notice(page)).toBeVisible();
}

/** Spoils files. @returns the function that ends it */
type Spoil = (page: Page) => Promise<() => Promise<void>>;

const answering =
  (pattern: RegExp, status: number): Spoil =>
  async (page) => {
    await page.route(pattern, (route) => route.fulfill({ status, body: '' }));
    return () => page.unroute(pattern);
  };

const hanging =
  (pattern: RegExp): Spoil =>
  async (page) => {
    let isOver = false;
    await page.route(pattern, async (route) => {
      if (isOver) await route.continue();
    });
    return async () => {
      isOver = true;
    };
  };

const changing =
  (pattern: RegExp): Spoil =>
  async (page) => {
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const body = `${await response.text()};self.isChanged=1`;
      // The page may be gone.
      await route.fulfill({ response, body }).catch(() => undefined);
    });
    return () => page.unroute(pattern);
  };

/** A browser in which the boot throws, once. The page's clock needs channels as well. */
const throwing: Spoil = async (page) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('isMended')) return;
    const Channel = MessageChannel;
    Object.defineProperty(self, 'MessageChannel', {
      get: () => {
        if (new Error().stack?.includes('/assets/shell/')) throw new Error('broken boot');
        return Channel;
      },
    });
  });
  return () => page.evaluate(() => sessionStorage.setItem('isMended', '1'));
};

const startFile = /\/assets\/shell\/[^/]+\/start\.[^/]+\.js/;
const entry = /\/assets\/shell\/[^/]+\/shell\.[^/]+\.js/;
const framework = /\/assets\/shell\/[^/]+\/framework\.[^/]+\.js/;
const bootstrap = /\/assets\/shell\/[^/]+\/bootstrap\.[^/]+\.js/;
const pageChunk = /\/assets\/goods\/[^/]+\/goods\.detail\.[^/]+\.js/;
const shellSheet = /\/assets\/shell\/[^/]+\/bootstrap\.[^/]+\.css/;
const pageSheet = /\/assets\/goods\/[^/]+\/goods\.detail\.[^/]+\.css/;
const remoteEntry = /\/assets\/goods\/[^/]+\/entry\.[^/]+\.js/;

const hangingSheet = hanging(pageSheet);
const cases: [string, Spoil][] = [
  ['the start file is missing', answering(startFile, 404)],
  ['the start file hangs', hanging(startFile)],
  ['the start file was changed', changing(startFile)],
  ['the entry is missing', answering(entry, 404)],
  ['the entry hangs', hanging(entry)],
  ['the entry was changed', changing(entry)],
  ['a shared chunk is missing', answering(framework, 404)],
  ['a shared chunk was changed', changing(framework)],
  ['the first chunk fails', answering(bootstrap, 500)],
  ["the page's chunk hangs", hanging(pageChunk)],
  ["the remote's entry hangs", hanging(remoteEntry)],
  ["the shell's style sheet is missing", answering(shellSheet, 404)],
  ["the shell's style sheet was changed", changing(shellSheet)],
  ["the page's style sheet hangs", hangingSheet],
  ['the boot throws', throwing],
];

for (const [what, spoil] of cases) {
  test(`says that the buttons do nothing when ${what}, and recovers`, async ({
    page,
    isMobile,
  }) => {
    test.skip(spoil === hangingSheet && !isMobile, 'A wide screen waits for its style sheets.');
    // A starved gateway refuses a page after its deadline of 10 s, with a Retry-After of 5 s.
    test.slow();
    const mend = await spoil(page);
    await openAndWait(page);
    expect(await page.evaluate(() => 'isChanged' in self)).toBe(false);
    // What needs no script goes on: no part of the notice covers it.
    await page.getByRole('banner').getByRole('link', { name: '홈' }).click({ trial: true });
    // The page may load again by itself, which takes the button away before the click.
    const loaded = page.waitForEvent('load');
    await mend();
    const reload = notice(page).getByRole('button', { name: '다시 불러오기' });
    await Promise.race([reload.click(), loaded]);
    await loaded;
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
    await buyButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

for (const [what, spoil] of [
  ["remote's entry is missing", answering(remoteEntry, 404)],
  ["remote's entry was changed", changing(remoteEntry)],
  ["page's chunk is missing", answering(pageChunk, 404)],
  ["page's chunk was changed", changing(pageChunk)],
  ["page's style sheet is missing", answering(pageSheet, 404)],
] as const) {
  test(`shows the failure inside the frame when the ${what}, and recovers`, async ({ page }) => {
    const mend = await spoil(page);
    await openPatiently(page, PRODUCT, { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: '다시 시도' });
    await expect(retry).toBeVisible();
    expect(await page.evaluate(() => 'isChanged' in self)).toBe(false);
    await mend();
    await retry.click();
    await buyButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('removes the notice when slow scripts arrive after all, and moves nothing', async ({
  page,
}) => {
  const arrive = await hold(page, entry);
  await openAndWait(page);
  const top = () =>
    page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top + scrollY);
  expect(await top()).toBe(0);
  arrive();
  await expect(notice(page)).toHaveCount(0);
  expect(await top()).toBe(0);
  await buyButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('says nothing of a slow page, which answers what was pressed meanwhile', async ({ page }) => {
  const arrive = await hold(page, entry);
  await open(page);
  await buyButton(page).click();
  await expect(buyButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(SLOW_MS);
  await expect(page.locator('#shop-notice')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('#shop-notice')).toHaveCount(0);
});

test('says so when a press has waited for too long', async ({ page }) => {
  await hold(page, entry);
  await open(page);
  await buyButton(page).click();
  await page.clock.fastForward(PRESS_WITHIN_MS);
  await expect(notice(page)).toBeVisible();
  await expect(buyButton(page)).not.toHaveAttribute('aria-busy');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says why 바로구매 does nothing, and links go on', async ({ page }) => {
    await page.goto(PRODUCT);
    const notice = page.locator('#shop-notice p');
    await expect(notice).toContainText('바로구매, 장바구니 같은 버튼이 눌리지 않아요');
    await expect(notice).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: '홈' }).click();
    await expect(page).toHaveURL(/\/main$/);
  });
});

test('is a document that says why its buttons do nothing in a browser that is too old', async ({
  page,
}) => {
  await makeTooOld(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const old = page.getByText(/브라우저가 오래되어 버튼이 눌리지 않아요/);
  await page.goto('/display/category?categoryNo=1');
  await expect(old).toBeInViewport();
  await page.getByRole('article').getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/goods\/detail/);
  await expect(old).toBeInViewport();
  await page.locator('#reviews').getByRole('listitem').first().scrollIntoViewIfNeeded();
  await expect(page.locator('#reviews').getByRole('listitem').first()).toBeInViewport();
  expect(scripts).toEqual([]);
});

test('shows what is below the first screen when its styles hang', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A wide screen waits for its style sheets.');
  await page.route('**/assets/goods/*.css', () => {});
  await page.goto('/goods/detail?goodsNo=229', { waitUntil: 'commit' });
  const review = page.locator('#reviews').getByRole('listitem').first();
  await review.scrollIntoViewIfNeeded();
  await expect(review).toBeInViewport();
});
