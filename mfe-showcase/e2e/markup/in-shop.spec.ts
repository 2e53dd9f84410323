import { expect, test } from '@shop/tools/e2e/fixtures';

const failure = (name: string) => `${name} 목록을 불러오지 못했어요`;

test('renders the complete index without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/markup?q=IconButton');
  await expect(page.getByRole('link', { name: /버튼/ })).toHaveCount(1);
  await context.close();
});

test('shows an error line for an unavailable remote and retries on click', async ({ page }) => {
  await page.route(/\/assets\/cs\/.*\.js$/, (route) => route.abort());
  await page.goto('/markup');
  await expect(page.getByText(failure('cs'))).toBeVisible();
  await expect(page.getByText(failure('goods'))).toHaveCount(0);
  await page.unroute(/\/assets\/cs\/.*\.js$/);
  await page
    .getByRole('alert')
    .filter({ hasText: 'cs' })
    .getByRole('button', { name: '다시 시도' })
    .click();
  await expect(page.getByText(failure('cs'))).toHaveCount(0);
});

test('answers 404 for an id without a guide', async ({ page }) => {
  const answer = await page.goto('/markup/guide/no-such-part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /markup/guide/no-such-part')).toBeVisible();
});
