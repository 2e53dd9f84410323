import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const pages = [
  ['/common/not-found', 404, '페이지를 찾을 수 없어요'],
  ['/error/404?path=/old/page', 404, '페이지를 찾을 수 없어요'],
  ['/goods/detail?goodsNo=9999999', 404, '판매가 끝났거나 없는 상품이에요'],
  ['/error/403', 403, '로그인이 필요한 화면이에요'],
  ['/error/403?reason=owner', 403, '다른 회원의 주문은 볼 수 없어요'],
  ['/common/system-error', 503, '일시적인 오류가 발생했어요'],
  ['/common/system-error?status=801', 503, '지금 접속하는 분이 많아요'],
] as const;

for (const [path, status, title] of pages) {
  test(`${path} answers ${status}, is not indexed and has no axe findings`, async ({ page }) => {
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

test('shows members a different reason for a 403', async ({ page }) => {
  await signIn(page);
  await page.goto('/error/403');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('접근 권한이 없어요');
});

test('searches from the 404 page without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/no/such/page');
  // The header has a search field on desktops, and a link to the search page on phones.
  const link = page.getByRole('banner').getByRole('link', { name: '검색', exact: true });
  const field = page.locator('form[role="search"] input[name="q"]:visible');
  if (await link.isVisible()) await link.click();
  await field.fill('코트');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/searchResult\?q=/);
  await context.close();
});

test('reaches back, home and popular pages by keyboard', async ({ page }) => {
  await page.goto('/main');
  await page.goto('/common/not-found');
  await page.getByRole('button', { name: '이전 화면' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '홈으로' })).toBeFocused();
  await page.keyboard.press('Tab');
  const popular = page.getByRole('list', { name: '많이 찾는 화면' });
  await expect(popular.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\b/);
});

test('announces a partner’s finance page and refuses an unknown one', async ({ page }) => {
  for (const query of ['', '?url=https://evil.example', '?code=nobody', '?code=//evil.example']) {
    const answer = await page.goto(`/gateway/external-finance${query}`);
    expect([query, answer?.status()]).toEqual([query, 403]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '안내할 수 없는 제휴 서비스예요',
    );
  }
  await page.route('https://travel.hangyeol.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>partner</h1>' }),
  );
  await page.goto('/gateway/external-finance?code=insurance');
  await expect(page.getByRole('cell', { name: '한결손해보험 주식회사' })).toBeVisible();
  await page.getByRole('button', { name: '이동하기' }).click();
  await expect(page).toHaveURL('https://travel.hangyeol.example/main');
});

test('requires sign-in and consent before data is shared with a partner', async ({ page }) => {
  await page.goto('/gateway/external-finance?code=card-loan');
  await expect(page.getByRole('link', { name: '로그인하고 계속하기' })).toBeVisible();
  await signIn(page);
  await page.goto('/gateway/external-finance?code=card-loan');
  await page.getByRole('button', { name: '동의하고 이동하기' }).click();
  await expect(page.getByText('개인정보 제공에 동의해 주세요')).toBeVisible();
  await expect(page).toHaveURL(/\/gateway\/external-finance/);
});
