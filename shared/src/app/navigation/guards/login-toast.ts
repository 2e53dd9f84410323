import { paths } from '@shop/shared/contracts';
import type { App } from '../../create-app';
import { events } from '../../events/events';
import { isTrue } from '../../storage/shape';
import { sessionStore } from '../../storage/storage';

/** Set while a visitor who was redirected to login has not logged in. */
const FLAG = 'shop.loginToast';

/** Called when the login check redirects. */
export const setLoginToastFlag = (): void => sessionStore.set(FLAG, true);

/** Called on login and logout. */
export const clearLoginToastFlag = (): void => sessionStore.remove(FLAG);

/** Whether a member page redirected here: the gateway's login check sets no flag. */
const wasRedirectedToLogin = ({ pathname, searchParams }: URL, { pathTable }: App): boolean =>
  pathname === paths.login() &&
  pathTable.needsLogin((searchParams.get('returnTo') ?? '').split('?', 1)[0] ?? '');

/**
 * Guard 1 (spec sections 2 and 4). Shows the login toast when a visitor was redirected to login and
 * leaves it without logging in; any other navigation hides it.
 */
export function handleLoginToast(url: URL, app: App): undefined {
  if (app.isServer) return;
  if (wasRedirectedToLogin(url, app)) setLoginToastFlag();
  const isOnTheWay = url.pathname === paths.login() || app.pathTable.needsLogin(url.pathname);
  const isDue = !app.session.isLoggedIn && !isOnTheWay && sessionStore.get(FLAG, isTrue) === true;
  if (isDue || app.session.isLoggedIn) sessionStore.remove(FLAG);
  events.emit(isDue ? 'login-toast:show' : 'login-toast:hide');
}
