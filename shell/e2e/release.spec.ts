import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '@shop/tools/e2e/fixtures';
import { publishOtherBuild, release, stableBuildOf } from '@shop/tools/e2e/release';
import { pay, putInBasket, signInAs } from './shopper';

/** Releases of one remote into the running shop, whose register RELEASES_DIR names. */

const PRODUCT = '/goods/detail?goodsNo=229';
const BEFORE = '바로구매';
const AFTER = '즉시구매';
/** The longest time from a release to the first visitor who gets it, ms. */
const SEEN_WITHIN_MS = 10_000;

const buyButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

async function seesOverHttp(page: Page, text: string): Promise<void> {
  const read = async () => (await page.request.get(PRODUCT)).text();
  await expect.poll(read, { timeout: SEEN_WITHIN_MS }).toContain(`>${text}<`);
}

/** A visitor without cookies opens the page, and it can be used. */
async function seesInBrowser(context: BrowserContext, text: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(PRODUCT);
  await buyButton(page, text).click();
  await expect(page.getByRole('dialog').or(page.getByRole('radiogroup')).first()).toBeVisible();
  await page.close();
}

const seesEverywhere = async (page: Page, text: string) => {
  await seesOverHttp(page, text);
  await seesInBrowser(page.context(), text);
};

let stable: string;
test.beforeEach(async () => {
  stable = await stableBuildOf('goods');
  await publishOtherBuild('goods', { edit: (text) => text.replaceAll(BEFORE, AFTER) });
});
test.afterEach(async () => {
  // After a failure the other build may still be out.
  if ((await stableBuildOf('goods')) !== stable) await release('rollback', 'goods', stable);
  await release('prune', '--days', '0', '--keep', '10');
});

test('a canary, its promotion and a rollback are seen without a restart', async ({ page }) => {
  test.setTimeout(120_000);
  await seesEverywhere(page, BEFORE);
  await release('canary', 'goods', '100');
  await seesEverywhere(page, AFTER);
  await release('promote', 'goods');
  await seesEverywhere(page, AFTER);
  await release('rollback', 'goods');
  await seesEverywhere(page, BEFORE);
});

test('a purchase that runs meanwhile loses nothing', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(PRODUCT);
  await putInBasket(page);
  await signInAs(page, /\(일반회원\)으로 로그인$/);
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: /^장바구니 [1-9]\d*개$/ }).click();
  await release('promote', 'goods');
  await seesOverHttp(page, AFTER);
  await page.getByRole('button', { name: /주문하기$/ }).click();
  await expect(page).toHaveURL(/\/order\/sheet/);
  await expect(page.getByRole('main')).toContainText(name);
  await release('rollback', 'goods');
  await seesOverHttp(page, BEFORE);
  await pay(page);
  await expect(page).toHaveURL(/\/order\/complete/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/완료|감사/);
});
