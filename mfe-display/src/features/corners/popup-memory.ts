import { isNumber, isTrue, localStore, sessionStore } from '@shop/shared/app';
import { hasNoShowPopupFlag } from '@shop/shared/app/login';

const DAY_MS = 86_400_000;
const SEOUL_AHEAD_MS = 9 * 3_600_000;

/** A corner's number, or `p` and the number of a popup. */
export type PopupId = number | `p${number}`;
const keyOf = (id: PopupId) => `shop.popup.${id}`;

/** 오늘 하루: until midnight in Seoul. */
export const endOfTodayMs = (nowMs: number): number =>
  (Math.floor((nowMs + SEOUL_AHEAD_MS) / DAY_MS) + 1) * DAY_MS - SEOUL_AHEAD_MS;

export const inSevenDaysMs = (nowMs: number): number => nowMs + 7 * DAY_MS;

/** Stores which popups are hidden on this device. */
export const popupMemory = {
  isHidden: (id: PopupId, nowMs: number): boolean =>
    hasNoShowPopupFlag() ||
    sessionStore.get(keyOf(id), isTrue) === true ||
    (localStore.get(keyOf(id), isNumber) ?? 0) > nowMs,
  /** 닫기: hides the popup for the rest of this visit. */
  close: (id: PopupId): void => sessionStore.set(keyOf(id), true),
  hideUntil: (id: PopupId, untilMs: number): void => localStore.set(keyOf(id), untilMs),
};
