import type { IncomingHttpHeaders } from 'node:http';

const cookieOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) || undefined;

const isLoca = (path: string): boolean => /^\/api\/loca(?=[/?]|$)/.test(path);

/**
 * What script would add if it could read the tokens (they are HttpOnly): the JWT for the parent service,
 * LPTKN in its place for the others where there is one, and the bearer (spec sections 6 and 7).
 * A client that holds its own tokens has written the headers itself: they stay.
 */
export function backendHeaders(
  path: string,
  headers: IncomingHttpHeaders,
): Record<string, string | undefined> {
  const cookies = headers.cookie ?? '';
  const lptkn = isLoca(path) ? undefined : cookieOf(cookies, 'LPTKN');
  const jwt = lptkn ? undefined : cookieOf(cookies, 'JWT');
  const accessToken = isLoca(path) ? undefined : cookieOf(cookies, 'accessToken');
  return {
    ...(jwt && !headers.jwt ? { jwt } : {}),
    ...(lptkn && !headers.lptkn ? { lptkn } : {}),
    ...(accessToken && !headers.authorization ? { authorization: `Bearer ${accessToken}` } : {}),
  };
}
