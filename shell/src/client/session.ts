import {
  type Caller,
  createCaller,
  createRefreshGate,
  readSession,
  type SessionSnapshot,
} from '@shop/shared/app';
import { memberCalls } from '@shop/shared/contracts';

const API = '/api';

/** Calls of the browser: they wait while an expired session is refreshed, in this tab or another. */
export function createBrowserCaller(): Caller {
  const plain = createCaller({ baseUrl: API });
  const gate = createRefreshGate(
    () =>
      plain(memberCalls.refresh, { body: {} }).then(
        () => true,
        (error: { status?: number }) => error.status !== 401,
      ),
    () => location.assign('/'),
  );
  return createCaller({
    baseUrl: API,
    beforeCall: gate,
    onSessionEnded: () => location.assign('/'),
  });
}

/** A page out of the browser's page cache may show a session that has changed since. */
export function reloadOnStaleSession(session: SessionSnapshot): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted && readSession(document.cookie).isLoggedIn !== session.isLoggedIn)
      location.reload();
  });
}
