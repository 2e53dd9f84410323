import { type Caller, createCaller, isApiError, readSession, toast } from '@shop/shared/app';
import { isSessionChange, recordLogin, takeNotice } from '@shop/shared/app/login';
import type { PageState } from '../frame/page-state';
import { isStale, type SessionClock, sessionMark } from './session-clock';

const API = '/api';

const needsSignIn = (error: unknown): boolean =>
  isApiError(error) && error.status === 401 && error.code === 'LOGIN_REQUIRED';

/**
 * Calls of the browser. They wait while an ended session is renewed, in this tab or another; one that
 * is refused although somebody is signed in (a token ended elsewhere) is tried once more after renewing.
 * @param renderedAtMs the server's clock when it made the page.
 */
export function createBrowserCaller(
  renderedAtMs: number,
  leaveFor = (path: string): void => location.assign(path),
): Caller {
  const clock: SessionClock = { skewMs: renderedAtMs - Date.now() };
  const plain = createCaller({ baseUrl: API });
  let running: Promise<boolean> | undefined;
  const renew = (seen: string): Promise<boolean> => {
    running ??= import(/* webpackChunkName: "later.session-renewal" */ './session-renewal')
      .then(({ renewSession }) => renewSession({ plain, clock, seen, leaveFor }))
      .catch(() => false)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const call = createCaller({
    baseUrl: API,
    beforeCall: async () => {
      if (isStale(clock)) await renew(sessionMark());
    },
    onSessionEnded: () => leaveFor('/'),
  });
  return async (row, input, options) => {
    const seen = sessionMark();
    try {
      return await call(row, input, options);
    } catch (error) {
      if (!seen || !needsSignIn(error) || !(await renew(seen))) throw error;
      return call(row, input, options);
    }
  };
}

/**
 * Signing in or out in one tab is followed by all. A page out of the browser's page cache, or one that
 * slept while it happened, looks for itself.
 */
export function followSession({ session, isFirstLogin }: PageState): void {
  if (isFirstLogin) recordLogin(true);
  const check = () => {
    if (readSession(document.cookie).isLoggedIn !== session.isLoggedIn) location.reload();
  };
  addEventListener('pageshow', (event) => {
    if (event.persisted) check();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check();
  });
  addEventListener('storage', (event) => {
    if (isSessionChange(event)) location.reload();
  });
}

/** What the page before had to say: signed out, say. */
export function showNotice(): void {
  const text = takeNotice();
  if (text) toast(text);
}
