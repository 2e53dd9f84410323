import { paths } from '@shop/shared/contracts';
import type { App } from '../create-app';
import { events } from '../events/events';
import { sessionStore } from '../storage/storage';
import { needsLogin } from './login-guard';

/** Stays while a visitor who wanted a member's page has not signed in. */
const FLAG = 'shop.loginToast';

/** Called where the login check turned somebody away. */
export const setLoginToastFlag = (): void => sessionStore.set(FLAG, true);

/** Signed in or out: the login is not wanted any more. */
export const clearLoginToastFlag = (): void => sessionStore.remove(FLAG);

/** Whether one stands at sign-in because of a member's page: the gateway's check leaves no flag. */
const wasRedirectedToLogin = ({ pathname, searchParams }: URL): boolean =>
  pathname === paths.login() &&
  needsLogin((searchParams.get('returnTo') ?? '').split('?', 1)[0] ?? '');

/**
 * Guard 1 (spec sections 2 and 4). Somebody who was sent to sign-in and came away without it is told
 * by the login toast on the page where he lands; every other navigation takes the toast away.
 */
export function handleLoginToast(url: URL, app: App): undefined {
  if (app.isServer) return;
  if (wasRedirectedToLogin(url)) setLoginToastFlag();
  const isOnTheWay = url.pathname === paths.login() || needsLogin(url.pathname);
  const isDue = !app.session.isLoggedIn && !isOnTheWay && sessionStore.get<boolean>(FLAG) === true;
  if (isDue || app.session.isLoggedIn) sessionStore.remove(FLAG);
  events.emit(isDue ? 'login-toast:show' : 'login-toast:hide');
}
