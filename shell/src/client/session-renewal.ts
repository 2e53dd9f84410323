import { type Caller, isApiError, readSession } from '@shop/shared/app';
import { clearLogin } from '@shop/shared/app/login';
import { memberCalls, paths } from '@shop/shared/contracts';
import { isStale, type SessionClock, sessionMark } from './session-clock';

const LOCK = 'shop.session.refresh';

/** One tab at a time. Without Web Locks the tabs rely on the server's grace for a just-used token. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

interface Renewal {
  /** Calls without waiting for a renewal: this is one. */
  plain: Caller;
  clock: SessionClock;
  /** The companion cookie that was found wanting. */
  seen: string;
  /** Loads another document. */
  leaveFor: (path: string) => void;
}

async function refresh({ plain, clock, leaveFor }: Renewal): Promise<boolean> {
  const { issuedAt } = await plain(memberCalls.refresh, { body: {} });
  clock.skewMs = issuedAt * 1000 - Date.now();
  const isUsable = readSession(document.cookie).isLoggedIn && !isStale(clock);
  // Renewed, but the browser did not keep it: a token processing error (spec section 4: to /main).
  if (!isUsable) leaveFor(paths.home());
  return isUsable;
}

/**
 * Renews the session. Answers whether calls may go on with it; false also when nothing came back, as
 * then nobody knows, and nobody is signed out.
 */
export const renewSession = (renewal: Renewal): Promise<boolean> =>
  oneTabAtATime(async () => {
    // Another tab was faster while this one waited: it renewed, or it signed out.
    if (sessionMark() !== renewal.seen) return readSession(document.cookie).isLoggedIn;
    try {
      return await refresh(renewal);
    } catch (error) {
      if (isApiError(error) && (error.status === 401 || error.status >= 900)) {
        // It is over: the answer has cleared its cookies (spec section 4: to /).
        clearLogin();
        renewal.leaveFor('/');
      }
      return false;
    }
  });
