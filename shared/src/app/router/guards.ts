import { safeTarget } from '@shop/shared/domain';
import { redirect, redirectDocument } from 'react-router-dom';
import type { App } from '../create-app';
import { getLoginRedirect } from './login-guard';
import { handleLoginToast, setLoginToastFlag } from './login-toast';
import { recordRoute } from './previous-route';
import type { Redirect } from './redirect';

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
  check: (navigation: Navigation) => GuardResult | Promise<GuardResult>;
}

function checkLogin({ url, app }: Navigation): GuardResult {
  const to = getLoginRedirect(url, app.session);
  if (!to) return undefined;
  if (!app.isServer) setLoginToastFlag();
  return { to, status: 302 };
}

async function lookUpRedirect({ url, app, isUnknownPath }: Navigation): Promise<GuardResult> {
  const redirection = await app.findRedirect(url.pathname, isUnknownPath);
  const to = safeTarget(redirection?.to, app.settings.redirectHosts);
  if (!redirection || !to || to === url.pathname) return undefined;
  // The query (for example campaign parameters) is appended unless the target has its own.
  return { to: url.search && !/[?#]/.test(to) ? to + url.search : to, status: redirection.status };
}

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

/**
 * Runs the guards. @returns the redirect response to throw, if any; an external URL is a full page
 * load
 */
export async function runGuards(navigation: Navigation): Promise<Response | undefined> {
  for (const { check } of guards) {
    const redirection = await check(navigation);
    if (redirection)
      return (redirection.to.startsWith('/') ? redirect : redirectDocument)(
        redirection.to,
        redirection.status,
      );
  }
  return undefined;
}
