import { readSession, SESSION_COOKIE } from '@shop/shared/app';

/** A token this close to its end is renewed before it is used. */
const MARGIN_SECONDS = 10;

/** The server's time as far as this browser knows it: its own clock may be wrong by hours. */
export interface SessionClock {
  skewMs: number;
}

/** Whether the session's access token has ended by the server's time. Visitors have none. */
export const isSessionExpired = (clock: SessionClock): boolean => {
  const { isLoggedIn, expiresAt } = readSession(document.cookie);
  return isLoggedIn && (expiresAt ?? 0) - MARGIN_SECONDS < (Date.now() + clock.skewMs) / 1000;
};

/** The companion cookie as it stands: it changes with every renewal, sign-in and sign-out of any tab. */
export const readSessionCookie = (): string =>
  document.cookie.split('; ').find((pair) => pair.startsWith(`${SESSION_COOKIE}=`)) ?? '';
