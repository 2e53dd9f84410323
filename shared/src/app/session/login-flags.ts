import { clearLoginToastFlag } from '../navigation';
import { cookieBackedStore } from '../storage/cookie-backed-store';
import { isText } from '../storage/shape';
import { localStore } from '../storage/storage';
import { systemNowMs } from '../time/system-clock';
import { clearIntent } from './intent';

const NO_SHOW_POPUP = 'shop.no-show-popup';
const SESSION_CHANGED_KEY = 'shop.session.changed';
const NOTICE_KEY = 'shop.notice';
const MEMBER_KEY = 'shop.member';
const SALT_KEY = 'shop.member-salt';

/** Spec section 4: set on a member's first login and removed on logout; pop-ups are not shown while it is set. */
export const hasNoShowPopupFlag = (): boolean => localStore.has(NO_SHOW_POPUP);

/** Whether the popup of a member's first login is still to be shown. */
export const isFirstLoginPopupDue = (): boolean => localStore.get(NO_SHOW_POPUP, isText) === 'Y';

/** The popup of the first login is shown once; the flag stays and hides all others. */
export const markFirstLoginPopupSeen = (): void => localStore.set(NO_SHOW_POPUP, 'SEEN');

/** Makes the other tabs of the shop reload after a login or logout. */
const notifyOtherTabs = (): void => localStore.set(SESSION_CHANGED_KEY, systemNowMs());

export const isSessionChange = (event: StorageEvent): boolean => event.key === SESSION_CHANGED_KEY;

/** Identifies the signed-in member within this browser, without their number; '' when unknown. */
export const memberMark = (): string => localStore.get(MEMBER_KEY, isText) ?? '';

/** FNV-1a of the number and a random text of this browser, so that the number is not stored. */
function markOf(memberNo: number): string {
  const salt = localStore.get(SALT_KEY, isText) ?? crypto.randomUUID();
  localStore.set(SALT_KEY, salt);
  let hash = 0x811c9dc5;
  for (const character of `${salt}:${memberNo}`)
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * Stores the flags of a successful login and removes the required-login flag.
 * @param memberNo absent when the gateway logged the member in
 */
export function recordLogin(isFirstLogin: boolean, memberNo?: number): void {
  if (isFirstLogin) localStore.set(NO_SHOW_POPUP, 'Y');
  if (memberNo === undefined) localStore.remove(MEMBER_KEY);
  else localStore.set(MEMBER_KEY, markOf(memberNo));
  clearLoginToastFlag();
  notifyOtherTabs();
}

/** Removes what this browser stored about the member. */
export function clearLogin(): void {
  localStore.remove(NO_SHOW_POPUP);
  localStore.remove(MEMBER_KEY);
  clearLoginToastFlag();
  clearIntent();
  notifyOtherTabs();
}

let isLeaving = false;

/**
 * Whether this tab is signing out. A call of that moment may be answered that the session has ended,
 * which is then expected.
 */
export const isSigningOut = (): boolean => isLeaving;

export function markSigningOut(isNow: boolean): void {
  isLeaving = isNow;
}

/** Queues a message that the next page shows as a toast. */
export const queueNotice = (text: string): void => cookieBackedStore.set(NOTICE_KEY, text);

export function takeNotice(): string | undefined {
  const text = cookieBackedStore.get(NOTICE_KEY, isText);
  if (text !== undefined) cookieBackedStore.remove(NOTICE_KEY);
  return text?.slice(0, 100);
}
