import { visitorSession } from '../session/session';
import { getLoginRedirect, needsLogin } from './login-guard';

test.each([
  '/order/sheet',
  '/order',
  '/mypage',
  '/mypage/order/list',
  '/claim/detail',
  '/basket',
  '/payment/auth',
  '/cs/faq',
  '/mypage/gift',
  '/mypage/gift/acceptance',
])('%s requires login', (path) => {
  expect(needsLogin(path)).toBe(true);
});

test.each([
  '/',
  '/main',
  '/goods/detail',
  '/mypage/gift/accept',
  '/mypage/gift/accept/detail',
  '/mypage/gift/reject',
  '/mypage/gift/shipping',
  '/order/sample',
  // Only whole path segments match.
  '/orders',
  '/basketball',
  '/cst',
  '/mypages/order',
])('%s is public', (path) => {
  expect(needsLogin(path)).toBe(false);
});

test('redirects a visitor to the login page with path and query as the return target', () => {
  const url = new URL('http://shop.test/order/sheet?sheetNo=S1&a=b');
  const to = new URL(getLoginRedirect(url, visitorSession) ?? '', url);
  expect(to.pathname).toBe('/common/login-auth');
  expect(to.searchParams.get('returnTo')).toBe('/order/sheet?sheetNo=S1&a=b');
});

test('does not redirect a member', () => {
  const member = { isLoggedIn: true, memberType: '10', expiresAt: 1 } as const;
  expect(getLoginRedirect(new URL('http://shop.test/basket'), member)).toBeUndefined();
});

test('guards an encoded path like the path it decodes to', () => {
  expect(needsLogin('/%62asket')).toBe(true);
  expect(needsLogin('/mypage%2Forder')).toBe(true);
  expect(needsLogin('/%E0%A4%A')).toBe(false);
});
