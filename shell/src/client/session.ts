import { type Caller, createCaller, readSession, toast } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import { isSessionChange, recordLogin, takeNotice } from '@shop/shared/app/login';
import { documentTrace } from './server-clock';
import { isSessionExpired, readSessionCookie, type SessionClock } from './session-clock';

const API = '/api';

/**
 * The browser's caller. Calls that depend on the session wait while an expired session is refreshed in this tab or another; a
 * member's call that is rejected with 401 is repeated once after a refresh.
 * @param skewMs how far the server's clock is ahead of the browser's
 */
export function createBrowserCaller(
  skewMs: number,
  navigateTo = (path: string): void => location.assign(path),
): Caller {
  const clock: SessionClock = { skewMs };
  const plainCall = createCaller({ baseUrl: API });
  let pendingRefresh: Promise<boolean> | undefined;
  const refresh = (cookieBefore: string): Promise<boolean> => {
    pendingRefresh ??= import(
      /* webpackChunkName: "deferred.session-refresh" */ './session-refresh'
    )
      .then(({ refreshSession }) =>
        refreshSession({ call: plainCall, clock, cookieBefore, navigateTo }),
      )
      .catch(() => false)
      .finally(() => {
        pendingRefresh = undefined;
      });
    return pendingRefresh;
  };
  const trace = documentTrace();
  return createCaller({
    baseUrl: API,
    headers: trace ? { traceparent: trace } : {},
    session: {
      async wait({ auth }) {
        const before = readSessionCookie();
        if (auth !== 'public' && isSessionExpired(clock)) await refresh(before);
        return before;
      },
      renew: async (before) => before !== '' && refresh(before),
      end: () =>
        void import(/* webpackChunkName: "deferred.session-refresh" */ './session-end').then(
          ({ continueWithoutSession }) => continueWithoutSession(navigateTo),
          // If the chunk fails to load, the next document shows the signed-out state.
          () => {},
        ),
    },
  });
}

/**
 * Reloads when another tab logs in or out. A page restored from the back/forward cache, or hidden
 * meanwhile, checks the cookie itself.
 */
export function syncSessionAcrossTabs({ session, isFirstLogin }: PageState): void {
  if (isFirstLogin) recordLogin(true);
  const reloadIfChanged = () => {
    if (readSession(document.cookie).isLoggedIn !== session.isLoggedIn) location.reload();
  };
  addEventListener('pageshow', (event) => {
    if (event.persisted) reloadIfChanged();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) reloadIfChanged();
  });
  addEventListener('storage', (event) => {
    if (isSessionChange(event)) location.reload();
  });
}

/** Shows the message queued by the previous page, for example after logout. */
export function showQueuedNotice(): void {
  const text = takeNotice();
  if (text) toast(text);
}
