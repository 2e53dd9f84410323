import { dropLoginToast } from '../router/login-toast';
import { handover } from '../storage/handover';
import { localStore } from '../storage/storage';
import { dropIntent } from './intent';

/** Spec section 4: a member's very first login is not met with pop-ups; whoever shows some looks here. */
const NO_SHOW_POPUP = 'shop.no-show-popup';
const SESSION_NEWS = 'shop.session.changed';
const NOTICE = 'shop.notice';

/** Tells this shop's other tabs that somebody signed in or out: each of them loads again. */
const tellTabs = (): void => localStore.set(SESSION_NEWS, Date.now());

export const isSessionNews = (event: StorageEvent): boolean => event.key === SESSION_NEWS;

/** A login that succeeded: its marks are set, and the one that a login is wanted goes. */
export function markLogin(isFirstLogin: boolean): void {
  if (isFirstLogin) localStore.set(NO_SHOW_POPUP, 'Y');
  dropLoginToast();
  tellTabs();
}

/** Signed out: what this browser remembered of the member goes. */
export function forgetLogin(): void {
  localStore.remove(NO_SHOW_POPUP);
  dropLoginToast();
  dropIntent();
  tellTabs();
}

/** A sentence for the next page to show as a toast. */
export const leaveNotice = (text: string): void => handover.give(NOTICE, text);

export function takeNotice(): string | undefined {
  const text = handover.peek<unknown>(NOTICE);
  if (text === undefined) return undefined;
  handover.drop(NOTICE);
  return typeof text === 'string' ? text.slice(0, 100) : undefined;
}
