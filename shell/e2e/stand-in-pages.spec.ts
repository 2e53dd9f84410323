import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const pages = [
  ['/common/not-found', 404, '페이지를 찾을 수 없어요'],
  ['/error/404?path=/old/page', 404, '페이지를 찾을 수 없어요'],
  ['/error/403', 403, '로그인이 필요한 화면이에요'],
  ['/error/403?reason=owner', 403, '다른 회원의 주문은 볼 수 없어요'],
  ['/common/system-error', 503, '일시적인 오류가 발생했어요'],
  ['/common/system-error?status=801', 503, '지금 접속하는 분이 많아요'],
] as const;

for (const [path, status, title] of pages) {
  test(`${path} answers ${status}, is kept from search engines and gives axe nothing`, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('the reason of a 403 is another one for a member', async ({ page }) => {
  await signIn(page);
  await page.goto('/error/403');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('접근 권한이 없어요');
});

test('from a page that was not found one searches on, without scripts too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/no/such/page');
  await page.getByRole('searchbox', { name: '검색어' }).fill('코트');
  await page.getByRole('button', { name: '검색' }).click();
  await expect(page).toHaveURL(/\/searchResult\?q=/);
  await context.close();
});

test('by keyboard alone: skip link, back, home, search', async ({ page }) => {
  await page.goto('/main');
  await page.goto('/common/not-found');
  await page.getByRole('button', { name: '이전 화면' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '홈으로' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: '검색어' })).toBeFocused();
  await page.keyboard.type('코트');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/searchResult\?q=/);
});
