import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { cancelPayment, orderByDeposit } from '@shop/tools/e2e/place-order';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

/** mfe-order draws the account of a deposit on the order's page, which is mfe-mypage's. */

const OWNER_FILES = '**/assets/order/**/*.js';

let paymentNo: string | undefined;

async function waitingOrder(page: Page) {
  await signIn(page);
  const [skuNo = 0] = await pickPlainGoods(
    page,
    1,
    ({ options }) => options.skus.find(({ available }) => available >= 10)?.skuNo,
  );
  const order = await orderByDeposit(page, skuNo);
  paymentNo = order.paymentNo;
  return { ...order, path: `/mypage/order/detail?orderNo=${order.orderNo}` };
}

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (paymentNo) await cancelPayment(page, paymentNo);
  paymentNo = undefined;
});

const account = (page: Page) => page.getByRole('region', { name: '입금 계좌' });
const copyButton = (page: Page) => account(page).getByRole('button', { name: '계좌번호 복사' });

/** Marks the server's account, to see whether it is replaced; its place moves with what is above it. */
const markAccount = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('[aria-label="입금 계좌"]')?.setAttribute('data-first', ''),
    ),
  );

const isStillFirst = (page: Page) => expect(account(page)).toHaveAttribute('data-first');

test('is in the answer of the server, before any script', async ({ page, browser, baseURL }) => {
  const { path, accountNo } = await waitingOrder(page);
  const html = await (await page.request.get(path)).text();
  expect(html).toContain('입금 계좌');
  expect(html).toContain(accountNo);
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await context.newPage();
  await still.goto(path);
  await expect(account(still)).toContainText(accountNo);
  await expect(account(still).getByText('남은 시간')).toBeVisible();
  await context.close();
});

test('is hydrated in place, and shows the deposit as soon as it has arrived', async ({ page }) => {
  const { path, accountNo } = await waitingOrder(page);
  await markAccount(page);
  await page.goto(path);
  await expect(async () => {
    await copyButton(page).click();
    await expect(page.getByText(/복사했어요/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await isStillFirst(page);
  const { accounts } = await callApi<{ accounts: { accountNo: string; amountWon: number }[] }>(
    page,
    'GET',
    '/sandbox/payment/state',
  );
  const amountWon = accounts.find((one) => one.accountNo === accountNo)?.amountWon;
  await callApi(page, 'POST', '/sandbox/payment/deposit', { accountNo, amountWon });
  paymentNo = undefined;
  await expect(page.getByText('입금이 확인되었어요')).toBeVisible({ timeout: 15_000 });
  await expect(account(page)).toHaveCount(0);
});

test('can be read, and the page works, while its owner answers 503', async ({ page }) => {
  const { path, accountNo } = await waitingOrder(page);
  await markAccount(page);
  await page.route(OWNER_FILES, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(path);
  await expect(page.getByRole('button', { name: '주문 취소' })).toBeVisible();
  await expect(account(page)).toContainText(accountNo);
  await page.getByRole('button', { name: '주문 취소' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await isStillFirst(page);
});

test('can be read, and the page works, while its owner’s files hang', async ({ page }) => {
  const { path, accountNo } = await waitingOrder(page);
  await page.route(OWNER_FILES, () => new Promise(() => {}));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: '주문 취소' })).toBeVisible();
  await expect(account(page)).toContainText(accountNo);
  await page.getByRole('button', { name: '주문 취소' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('keeps its height after a failure on the way there, and offers another try', async ({
  page,
}) => {
  const { orderNo, accountNo } = await waitingOrder(page);
  await page.goto('/mypage/order/list');
  await page.route(OWNER_FILES, (route) => route.abort());
  await page.locator(`a[href*="${orderNo}"]`).first().click();
  const failure = page.getByRole('alert').filter({ hasText: '계좌를 불러오지 못했어요' });
  await expect(failure).toBeVisible();
  const place = await failure.locator('..').boundingBox();
  expect(place?.height).toBeGreaterThan(300);
  await expect(page.getByRole('button', { name: '주문 취소' })).toBeVisible();
  await page.unroute(OWNER_FILES);
  await failure.getByRole('button', { name: '다시 시도' }).click();
  await expect(account(page)).toContainText(accountNo);
  await expect(copyButton(page)).toBeEnabled();
});
