import { clearLoginToastFlag } from '../router/login-toast';
import { cookieBackedStore } from '../storage/cookie-backed-store';
import { localStore } from '../storage/storage';
import { clearIntent } from './intent';

/** Spec section 4: a member's very first login is not met with pop-ups; whoever shows some looks here. */
const NO_SHOW_POPUP = 'shop.no-show-popup';
const SESSION_CHANGED_KEY = 'shop.session.changed';
const NOTICE_KEY = 'shop.notice';

/** Tells this shop's other tabs that somebody signed in or out: each of them loads again. */
const notifyOtherTabs = (): void => localStore.set(SESSION_CHANGED_KEY, Date.now());

export const isSessionChange = (event: StorageEvent): boolean => event.key === SESSION_CHANGED_KEY;

/** A login that succeeded: its marks are set, and the one that a login is wanted goes. */
export function recordLogin(isFirstLogin: boolean): void {
  if (isFirstLogin) localStore.set(NO_SHOW_POPUP, 'Y');
  clearLoginToastFlag();
  notifyOtherTabs();
}

/** Signed out: what this browser remembered of the member goes. */
export function clearLogin(): void {
  localStore.remove(NO_SHOW_POPUP);
  clearLoginToastFlag();
  clearIntent();
  notifyOtherTabs();
}

/** A sentence for the next page to show as a toast. */
export const queueNotice = (text: string): void => cookieBackedStore.set(NOTICE_KEY, text);

export function takeNotice(): string | undefined {
  const text = cookieBackedStore.get<unknown>(NOTICE_KEY);
  if (text === undefined) return undefined;
  cookieBackedStore.remove(NOTICE_KEY);
  return typeof text === 'string' ? text.slice(0, 100) : undefined;
}
