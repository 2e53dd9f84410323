import { type Caller, isApiError, readSession, systemNowMs } from '@shop/shared/app';
import { memberCalls, paths } from '@shop/shared/contracts';
import { isSessionExpired, readSessionCookie, type SessionClock } from './session-clock';
import { continueWithoutSession } from './session-end';

const LOCK = 'shop.session.refresh';

/**
 * Runs in one tab at a time. Without Web Locks the tabs rely on the server's grace period for a
 * just-used token.
 */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

interface SessionRefresh {
  /** A caller that does not wait for a refresh. */
  call: Caller;
  clock: SessionClock;
  /** The session cookie that needs a refresh. */
  cookieBefore: string;
  /** Loads another document. */
  navigateTo: (path: string) => void;
}

async function requestTokens({ call, clock, navigateTo }: SessionRefresh): Promise<boolean> {
  const { issuedAt } = await call(memberCalls.refresh, { body: {} });
  clock.skewMs = issuedAt * 1000 - systemNowMs();
  const isUsable = readSession(document.cookie).isLoggedIn && !isSessionExpired(clock);
  // Refreshed, but the browser did not store the cookie: a token processing error (spec section 4:
  // go to /main).
  if (!isUsable) navigateTo(paths.home());
  return isUsable;
}

/**
 * Refreshes the session. @returns whether calls may continue with it; false also when the refresh
 * got no response, which does not log out
 */
export const refreshSession = (options: SessionRefresh): Promise<boolean> =>
  oneTabAtATime(async () => {
    // Another tab refreshed or logged out while this one waited for the lock.
    if (readSessionCookie() !== options.cookieBefore)
      return readSession(document.cookie).isLoggedIn;
    try {
      return await requestTokens(options);
    } catch (error) {
      if (isApiError(error) && (error.status === 401 || error.status >= 900)) {
        // The session has ended and the response has cleared its cookies.
        continueWithoutSession(options.navigateTo);
      }
      return false;
    }
  });
