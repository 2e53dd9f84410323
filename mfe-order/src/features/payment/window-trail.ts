import { isNumber, sessionStore } from '@shop/shared/app';

/** /payment → payment window → /payment/auth: two entries when there was no other navigation. */
const STEPS = 2;

/**
 * Entries after this one, such as a sheet that was opened and closed. Opening the payment window
 * drops them.
 */
function entriesAhead(): number {
  const navigation = 'navigation' in globalThis ? globalThis.navigation : undefined;
  const index = navigation?.currentEntry?.index;
  return navigation && index !== undefined ? navigation.entries().length - 1 - index : 0;
}

const keyOf = (paymentNo: string) => `order.window.${paymentNo}`;

/**
 * Removes the payment window and its return from the history, where Back would lead to a finished
 * payment. The return page navigates back to /payment, which is then replaced by the result, so that
 * Back leads to the shop after the complete page.
 */
export const windowTrail = {
  /** Called on /payment, just before the payment window replaces it. */
  mark: (paymentNo: string): void =>
    sessionStore.set(keyOf(paymentNo), globalThis.history.length - entriesAhead()),

  /**
   * Called on /payment/auth: navigates back to /payment; false when /payment is not at the expected
   * entry.
   */
  follow(paymentNo: string): boolean {
    const marked = sessionStore.get(keyOf(paymentNo), isNumber);
    if (marked === undefined || globalThis.history.length - marked !== STEPS) return false;
    globalThis.history.go(-STEPS);
    return true;
  },
};
