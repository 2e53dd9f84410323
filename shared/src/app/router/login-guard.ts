import { paths } from '@shop/shared/contracts';
import type { SessionSnapshot } from '../session/session';

const LOGIN_PREFIXES = ['/order', '/mypage', '/claim', '/basket', '/payment', '/cs'];
const PUBLIC_EXCEPTIONS = [
  '/mypage/gift/accept',
  '/mypage/gift/reject',
  '/mypage/gift/shipping',
  '/order/sample',
];

const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** Decodes as the router does: `/%62asket` is `/basket`. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Spec section 6: whether a path requires login. */
export function needsLogin(pathname: string): boolean {
  const path = decodePath(pathname);
  return (
    LOGIN_PREFIXES.some((prefix) => isBelow(path, prefix)) &&
    !PUBLIC_EXCEPTIONS.some((prefix) => isBelow(path, prefix))
  );
}

/** The login check. @returns the path to redirect to, or undefined */
export function getLoginRedirect(url: URL, session: SessionSnapshot): string | undefined {
  if (session.isLoggedIn || !needsLogin(url.pathname)) return undefined;
  return paths.login(url.pathname + url.search);
}
