import { paths } from '@shop/shared/contracts';

/**
 * Where sign-in may send somebody: a path of this shop, nothing else. A backslash, a second slash,
 * a control character or a scheme would leave the shop, so such a value means home.
 */
export function safeReturnTo(value: string | null): string {
  if (!value || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(value)) return paths.home();
  const url = new URL(value, 'http://shop.invalid');
  if (url.host !== 'shop.invalid' || url.pathname.startsWith('//')) return paths.home();
  if (url.pathname.startsWith('/auth/') || url.pathname === '/common/login-auth')
    return paths.home();
  return url.pathname + url.search + url.hash;
}

export const callbackPath = (lid: string, returnTo: string): string =>
  `/auth/callback?${new URLSearchParams({ lid, returnTo })}`;
