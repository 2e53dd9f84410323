import { expect, test } from '@shop/tools/e2e/fixtures';

/** Functional routes of the specification (section 2) that are built, as a visitor's browser asks for them. */
const open = [
  '/main',
  '/display/category?categoryNo=1',
  '/display/brand',
  '/display/allmenu',
  '/display/plan-shop/list',
  '/search',
  '/searchResult?q=코트',
  '/products?type=best',
  '/goods/detail?goodsNo=229',
  '/goods/TotalReview?goodsNo=229',
  '/common/login-auth',
  '/common/system-check',
  '/common/applink',
  '/common/apptest',
  '/test/reloading',
  '/test/main-header',
  '/test/mk-component',
  '/test/token-refresh',
  '/test/blank-at-mobile',
  '/test/display-account',
  '/markup',
];

const membersOnly = [
  '/basket',
  '/order/sheet?sheetNo=S0123456789',
  '/order/complete?orderNo=20261121ABCD',
  '/payment?paymentNo=P0123456789',
  '/payment/auth?paymentNo=P0123456789',
  '/payment/auth/pcFail?paymentNo=P0123456789',
  '/mypage',
  '/mypage/order/list',
  '/mypage/order/detail?orderNo=20261121ABCD',
  '/cs',
  '/cs/faq',
  '/cs/notice',
];

/** Pages that say something went wrong say so to crawlers as well. */
const failing: [path: string, status: number][] = [
  ['/common/not-found', 404],
  ['/error/404', 404],
  ['/error/403', 403],
  ['/common/system-error', 503],
];

for (const path of open) {
  test(`${path} is a page`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/<main[\s>]/);
  });
}

for (const path of membersOnly) {
  test(`${path} sends a visitor to sign-in and knows the way back`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(
      `/common/login-auth?${new URLSearchParams({ returnTo: path })}`,
    );
  });
}

for (const [path, status] of failing) {
  test(`${path} answers ${status}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toMatch(/<main[\s>]/);
  });
}

test('the root leads to the home of the shop', async ({ request }) => {
  const answer = await request.get('/', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/main');
});

test('a partner that is not ours leads to the page of refusals', async ({ request }) => {
  const answer = await request.get('/gateway/external-finance?code=unknown');
  expect(answer.status()).toBe(403);
  expect(new URL(answer.url()).pathname).toBe('/error/403');
});
