import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { putInBasket } from './shopper';

const CATEGORY = '/display/category?categoryNo=4';

/** Bytes that the document took on its way, headers included. */
const documentBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return document?.transferSize ?? 0;
  });

const openAgain = async (page: Page, path = CATEGORY): Promise<number> => {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  return documentBytes(page);
};

test('does not send a document again while its content is the same', async ({ page }) => {
  expect(await openAgain(page)).toBeGreaterThan(10_000);
  expect(await openAgain(page)).toBeLessThan(1_000);
  const card = page.getByRole('article').getByRole('link').first();
  const name = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 10));
});

test('does not send the home page again while only its countdown goes on', async ({ page }) => {
  expect(await openAgain(page, '/main')).toBeGreaterThan(10_000);
  const timer = page.getByRole('timer').first();
  const figures = await timer.textContent();
  await expect(timer).not.toHaveText(figures ?? '');
  expect(await openAgain(page, '/main')).toBeLessThan(1_000);
  await expect(timer).not.toHaveText(figures ?? '');
});

test('sends it again to the visitor who has signed in', async ({ page }) => {
  await openAgain(page);
  await signIn(page, '일반');
  expect(await openAgain(page)).toBeGreaterThan(10_000);
  await expect(page.getByRole('link', { name: '로그인' })).toHaveCount(0);
});

test('shows a member the basket of now when Back takes the document from the cache', async ({
  page,
}) => {
  const addOne = async () => {
    await page.goto('/goods/detail?goodsNo=229');
    await putInBasket(page);
    await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const order = page.getByRole('button', { name: /원 주문하기/ });
  await signIn(page, '일반');
  await addOne();
  await page.goto('/basket');
  const before = await order.innerText();
  await addOne();
  await page.goBack();
  if (await order.isHidden()) await page.goBack();
  expect(await documentBytes(page)).toBe(0);
  await expect(order).not.toHaveText(before);
});
