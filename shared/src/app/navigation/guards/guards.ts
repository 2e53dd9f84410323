import { safeTarget } from '@shop/shared/domain';
import type { App } from '../../create-app';
import type { Redirect } from '../../redirect';
import { andThen, type MaybePromise } from '../router/maybe-promise';
import { RouteRedirect } from '../router/route';
import { getLoginRedirect } from './login-guard';
import { handleLoginToast, setLoginToastFlag } from './login-toast';
import { recordRoute } from './previous-route';

/** Input of a guard: the requested navigation. */
export interface Navigation {
  url: URL;
  app: App;
  /** No page has this path, so it is worth waiting for the redirect table before the 404. */
  isUnknownPath: boolean;
}

type GuardResult = Redirect | undefined;

export interface Guard {
  name: 'login-toast' | 'login-check' | 'previous-route' | 'redirect';
  /** @returns where to redirect to, or undefined to continue */
  check: (navigation: Navigation) => MaybePromise<GuardResult>;
}

function checkLogin({ url, app }: Navigation): GuardResult {
  const to = getLoginRedirect(url, app);
  if (!to) return undefined;
  if (!app.isServer) setLoginToastFlag();
  return { to, status: 302 };
}

const lookUpRedirect = ({ url, app, isUnknownPath }: Navigation): MaybePromise<GuardResult> =>
  andThen(app.findRedirect(url.pathname, isUnknownPath), (redirection) => {
    const to = safeTarget(redirection?.to, app.settings.redirectHosts);
    if (!redirection || !to || to === url.pathname) return undefined;
    // The query (for example campaign parameters) is appended unless the target has its own.
    const target = url.search && !/[?#]/.test(to) ? to + url.search : to;
    return { to: target, status: redirection.status };
  });

/** Spec section 2: the guards of every navigation, in order. The first redirect wins. */
export const guards: readonly Guard[] = [
  { name: 'login-toast', check: ({ url, app }) => handleLoginToast(url, app) },
  { name: 'login-check', check: checkLogin },
  {
    name: 'previous-route',
    check: ({ url, app }) => (app.isServer ? undefined : recordRoute(url)),
  },
  { name: 'redirect', check: lookUpRedirect },
];

const toRouteRedirect = ({ to, status }: Redirect): RouteRedirect =>
  new RouteRedirect(to, status, to.startsWith('/') ? 'push' : 'document');

/**
 * Runs the guards, without waiting where none has to. @returns the redirect to throw, if any; an
 * external URL is a full page load
 */
export function runGuards(
  navigation: Navigation,
  [guard, ...rest] = guards,
): MaybePromise<RouteRedirect | undefined> {
  if (!guard) return undefined;
  return andThen(guard.check(navigation), (redirection) =>
    redirection ? toRouteRedirect(redirection) : runGuards(navigation, rest),
  );
}
