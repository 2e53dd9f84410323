import type { IncomingHttpHeaders } from 'node:http';
import { cookieOf } from '../http/cookies';

const isLoca = (path: string): boolean => /^\/api\/loca(?=[/?]|$)/.test(path);

/**
 * Adds the headers that scripts cannot, because the tokens are HttpOnly: JWT for the parent
 * service, LPTKN instead where it exists for the others, and the bearer token (spec sections 6 and
 * 7). Headers sent by the client are kept.
 */
export function backendHeaders(
  path: string,
  headers: IncomingHttpHeaders,
): Record<string, string | undefined> {
  const cookies = headers.cookie ?? '';
  const lptkn = isLoca(path) ? undefined : cookieOf(cookies, 'LPTKN');
  const jwt = lptkn ? undefined : cookieOf(cookies, 'JWT');
  const accessToken = isLoca(path) ? undefined : cookieOf(cookies, 'accessToken');
  const added = { jwt, lptkn, authorization: accessToken && `Bearer ${accessToken}` };
  return Object.fromEntries(
    Object.entries(added).filter(([name, value]) => value && !headers[name]),
  );
}
