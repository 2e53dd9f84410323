import { createApp } from '../../create-app';
import { type SessionSnapshot, visitorSession } from '../../session/session';
import { getLoginRedirect } from './login-guard';

const appOf = (session: SessionSnapshot) =>
  createApp({
    call: jest.fn(),
    session,
    isServer: true,
    renderedAtMs: 0,
    paths: { order: ['/basket!', '/order!'] },
  });

test('redirects a visitor to the login page with path and query as the return target', () => {
  const url = new URL('http://shop.test/order/sheet?sheetNo=S1&a=b');
  const to = new URL(getLoginRedirect(url, appOf(visitorSession)) ?? '', url);
  expect(to.pathname).toBe('/common/login-auth');
  expect(to.searchParams.get('returnTo')).toBe('/order/sheet?sheetNo=S1&a=b');
});

test('does not redirect a member, nor a visitor on a public page', () => {
  const member = { isLoggedIn: true, memberType: '10', expiresAt: 1 } as const;
  const basket = new URL('http://shop.test/basket');
  expect(getLoginRedirect(basket, appOf(member))).toBeUndefined();
  expect(getLoginRedirect(new URL('/main', basket), appOf(visitorSession))).toBeUndefined();
});
