import { readSession, SESSION_COOKIE, systemNowMs } from '@shop/shared/app';

/** A token is refreshed this long before it expires. */
const MARGIN_SECONDS = 10;

/** The difference between the server's clock and this browser's, which may be wrong by hours. */
export interface SessionClock {
  skewMs: number;
}

/** Whether the access token has expired by the server's clock. False for visitors. */
export const isSessionExpired = (clock: SessionClock): boolean => {
  const { isLoggedIn, expiresAt } = readSession(document.cookie);
  return isLoggedIn && (expiresAt ?? 0) - MARGIN_SECONDS < (systemNowMs() + clock.skewMs) / 1000;
};

/** The readable session cookie; it changes with every refresh, login and logout of any tab. */
export const readSessionCookie = (): string =>
  document.cookie.split('; ').find((pair) => pair.startsWith(`${SESSION_COOKIE}=`)) ?? '';
