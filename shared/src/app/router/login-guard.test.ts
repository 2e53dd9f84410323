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
])('%s is for members', (path) => {
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
  // Whole segments: these only begin alike.
  '/orders',
  '/basketball',
  '/cst',
  '/mypages/order',
])('%s is for everybody', (path) => {
  expect(needsLogin(path)).toBe(false);
});

test('a visitor is led to sign-in, and from there back to path and query', () => {
  const url = new URL('http://shop.test/order/sheet?sheetNo=S1&a=b');
  const to = new URL(getLoginRedirect(url, visitorSession) ?? '', url);
  expect(to.pathname).toBe('/common/login-auth');
  expect(to.searchParams.get('returnTo')).toBe('/order/sheet?sheetNo=S1&a=b');
});

test('a member stays where he is', () => {
  const member = { isLoggedIn: true, memberType: '10', expiresAt: 1 } as const;
  expect(getLoginRedirect(new URL('http://shop.test/basket'), member)).toBeUndefined();
});

test('an address that is written otherwise is guarded like the page it means', () => {
  expect(needsLogin('/%62asket')).toBe(true);
  expect(needsLogin('/mypage%2Forder')).toBe(true);
  expect(needsLogin('/%E0%A4%A')).toBe(false);
});
