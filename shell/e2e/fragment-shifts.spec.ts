import type { Page } from '@playwright/test';
import { emptyBasket } from '@shop/tools/e2e/basket';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { cancelPayment, holdStock, orderByDeposit } from '@shop/tools/e2e/place-order';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';
import { deliver, shipped } from './delivered-order';
import { hold } from './hold';
import { shiftsOf, watchShifts } from './shifts';

/** What other remotes draw does not move a page that a click has opened. */

/** Past the time for which a page waits for its fragments, ms. */
const LATE_MS = 700;

/** Delays the answers to these requests. */
const slowDown = (page: Page, url: string) =>
  page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });

const answerTo = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path) && response.ok());

let undo: (() => Promise<unknown>)[] = [];

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const step of undo) await step();
  undo = [];
});

test.describe('the next parcel on the page of customer service', () => {
  const parcel = (page: Page) => page.getByRole('region', { name: '배송 중인 상품' });
  const code = '**/fragment.next-parcel.*.js';
  const customerService = (page: Page) =>
    page
      .getByRole('navigation', { name: '마이페이지 메뉴' })
      .getByRole('link', { name: '고객센터' });

  /** Goes to my page, and focuses the link to customer service until the data there has come. */
  async function nearCustomerService(page: Page) {
    await page.goto('/mypage');
    const home = answerTo(page, '/cs/v1/front/home');
    await customerService(page).focus();
    await home;
  }

  const open = async (page: Page) => {
    await watchShifts(page);
    await customerService(page).click();
    await expect(page.getByRole('heading', { level: 1, name: '고객센터' })).toBeAttached();
  };

  test.beforeEach(async ({ page }) => {
    await signIn(page);
    const orderNo = await shipped(page);
    undo.push(() => deliver(page, orderNo));
  });

  test('is there with the page when its link was prefetched', async ({ page }) => {
    const loaded = answerTo(page, '/fragment.next-parcel.');
    await nearCustomerService(page);
    await loaded;
    await open(page);
    await expect(parcel(page)).toBeVisible();
    expect(await shiftsOf(page)).toBe(0);
  });

  test('moves nothing when it is late, and is there when the page is opened again', async ({
    page,
  }) => {
    const release = await hold(page, code);
    const loaded = answerTo(page, '/fragment.next-parcel.');
    await nearCustomerService(page);
    await open(page);
    await expect(page.getByRole('heading', { name: '공지사항' })).toBeVisible();
    release();
    await loaded;
    expect(await shiftsOf(page)).toBe(0);
    await expect(parcel(page)).toHaveCount(0);
    await page.goBack();
    await open(page);
    await expect(parcel(page)).toBeVisible();
    expect(await shiftsOf(page)).toBe(0);
  });

  test('does not keep the page from opening while its owner hangs', async ({ page }) => {
    await page.route(code, () => new Promise(() => {}));
    await nearCustomerService(page);
    await open(page);
    await expect(page.getByRole('heading', { name: '공지사항' })).toBeVisible();
    expect(await shiftsOf(page)).toBe(0);
  });
});

test('the account of an order keeps its height until it comes', async ({ page }) => {
  await signIn(page);
  const [skuNo = 0] = await pickPlainGoods(
    page,
    1,
    ({ options }) => options.skus.find(({ available }) => available >= 10)?.skuNo,
  );
  const { orderNo, paymentNo } = await orderByDeposit(page, skuNo);
  undo.push(() => cancelPayment(page, paymentNo));
  await page.goto('/mypage/order/list');
  await slowDown(page, '**/assets/order/**/*.js');
  const link = page.locator(`a[href*="${orderNo}"]`).first();
  const order = answerTo(page, `/orders/${orderNo}`);
  await link.focus();
  await order;
  await watchShifts(page);
  await link.click();
  await expect(page.getByRole('region', { name: '입금 계좌' })).toBeVisible();
  expect(await shiftsOf(page)).toBe(0);
});

test('corners and substitutes do not move a basket', async ({ page, playwright, baseURL }, {
  project,
}) => {
  await signIn(page);
  await emptyBasket(page);
  undo.push(() => emptyBasket(page));
  // They are no fragment, and come later still.
  await callApi(page, 'POST', '/member/v1/front/recent-goods/remove', {});
  // Other journeys buy the first ones, and goods of which there are more.
  const few = await pickPlainGoods(page, 3, ({ options, limits }) =>
    options.skus.find(({ available }) => available > 0 && available <= Math.min(limits.maxQty, 9)),
  );
  const chosen = few[project.name === 'phone' ? 1 : 2];
  if (!chosen) throw new Error('No goods of which a member may buy all.');
  const { skuNo, available } = chosen;
  await callApi(page, 'POST', '/order/v1/front/basket', { items: [{ skuNo, qty: 1 }] });
  const rival = { request: await playwright.request.newContext({ baseURL }) };
  await signIn(rival, '가족');
  undo.push(await holdStock(rival, skuNo, available));
  await page.goto('/main');
  await slowDown(page, '**/assets/goods/**/*.js');
  // The page begins with its skeleton.
  await slowDown(page, '**/api/order/v1/front/basket');
  const substitutes = answerTo(page, '/similar');
  await watchShifts(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /장바구니/ })
    .first()
    .click();
  await substitutes;
  await expect(page.getByRole('heading', { name: /구매할 수 없는 상품/ })).toBeVisible();
  expect(await shiftsOf(page)).toBe(0);
});
