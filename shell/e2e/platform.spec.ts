import { expect, test } from '@shop/tools/e2e/fixtures';

test('answers 404 with the path for an unknown URL', async ({ page }) => {
  for (const path of [
    '/no/such/page',
    '/display/none',
    '/display/category?categoryNo=99999999',
    '/goods/detail',
    '/goods/detail?goodsNo=abc',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByText(`Page Not Found: ${path.split('?')[0]}`)).toBeVisible();
  }
});

test('redirects visitors from member pages to sign-in', async ({ page }) => {
  for (const path of ['/basket', '/order/sheet?sheetNo=S1', '/mypage/order/list']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/common\/login-auth\?returnTo=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('로그인');
  }
});

test('never redirects to another origin after sign-in', async ({ page }) => {
  for (const target of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    // A member would be redirected at once.
    await page.context().clearCookies();
    await page.goto(`/common/login-auth?returnTo=${encodeURIComponent(target)}`);
    await page
      .getByRole('button', { name: /\)으로 로그인$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/main$/);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/main',
    '/display/category?categoryNo=1',
    '/searchResult?q=코트',
    '/goods/detail?goodsNo=229',
  ]) {
    test(`shows goods, prices and links on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(/\d[\d,]*원/);
      await expect(page.getByRole('main').getByRole('link').first()).toBeAttached();
      await expect(page.locator('main img').first()).toBeVisible();
    });
  }
});

test('limits the failure of one remote to its own area', async ({ page }) => {
  await page.goto('/main');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  let isBroken = true;
  await page.route(/\/assets\/goods\//, (route) => (isBroken ? route.abort() : route.continue()));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/goods/detail?goodsNo=229';
    history.pushState({}, '', link.href);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('button', { name: '바로구매', exact: true })).toBeVisible({
    timeout: 20_000,
  });
});

test('sends a content policy without unsafe sources, and the page complies', async ({ page }) => {
  const answer = await page.goto('/main');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toContain('unsafe');
  expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
});

test('hides tokens from scripts', async ({ page }) => {
  await page.goto('/common/login-auth');
  await page
    .getByRole('button', { name: /\)으로 로그인$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/main$/);
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toMatch(/shopSession=\d+\.\d\d/);
  expect(readable).not.toMatch(/accessToken|refreshToken|JWT|COHSESSIONID|lid=/);
});

test('serves robots.txt and sitemap to search engines', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /mypage');
  const sitemap = await page.request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const index = await sitemap.text();
  expect(index).toContain('<sitemapindex');
  const goods = await (await page.request.get('/sitemap/goods-1.xml')).text();
  expect(goods).toMatch(/<loc>[^<]*goodsNo=\d+<\/loc>/);
  const html = await (await page.request.get('/goods/detail?goodsNo=229')).text();
  expect(html).toContain('"@type":"Product"');
});
