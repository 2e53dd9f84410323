import { type Caller, isApiError, readSession } from '@shop/shared/app';
import { clearLogin } from '@shop/shared/app/login';
import { memberCalls, paths } from '@shop/shared/contracts';
import { isSessionExpired, readSessionCookie, type SessionClock } from './session-clock';

const LOCK = 'shop.session.refresh';

/** One tab at a time. Without Web Locks the tabs rely on the server's grace for a just-used token. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

interface SessionRefresh {
  /** Calls without waiting for a renewal: this is one. */
  call: Caller;
  clock: SessionClock;
  /** The companion cookie that was found wanting. */
  cookieBefore: string;
  /** Loads another document. */
  navigateTo: (path: string) => void;
}

async function requestTokens({ call, clock, navigateTo }: SessionRefresh): Promise<boolean> {
  const { issuedAt } = await call(memberCalls.refresh, { body: {} });
  clock.skewMs = issuedAt * 1000 - Date.now();
  const isUsable = readSession(document.cookie).isLoggedIn && !isSessionExpired(clock);
  // Renewed, but the browser did not keep it: a token processing error (spec section 4: to /main).
  if (!isUsable) navigateTo(paths.home());
  return isUsable;
}

/**
 * Renews the session. Answers whether calls may go on with it; false also when nothing came back, as
 * then nobody knows, and nobody is signed out.
 */
export const refreshSession = (options: SessionRefresh): Promise<boolean> =>
  oneTabAtATime(async () => {
    // Another tab was faster while this one waited: it renewed, or it signed out.
    if (readSessionCookie() !== options.cookieBefore)
      return readSession(document.cookie).isLoggedIn;
    try {
      return await requestTokens(options);
    } catch (error) {
      if (isApiError(error) && (error.status === 401 || error.status >= 900)) {
        // It is over: the answer has cleared its cookies (spec section 4: to /).
        clearLogin();
        options.navigateTo('/');
      }
      return false;
    }
  });
