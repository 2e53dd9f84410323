import { sessionStore } from '@shop/shared/app';

/** /payment → the card company's window → /payment/auth: two steps, when nothing else came between. */
const STEPS = 2;

/** Entries ahead of this one (a sheet that was opened and closed): going to the window drops them. */
function entriesAhead(): number {
  const navigation = 'navigation' in globalThis ? globalThis.navigation : undefined;
  const index = navigation?.currentEntry?.index;
  return navigation && index !== undefined ? navigation.entries().length - 1 - index : 0;
}

const keyOf = (paymentNo: string) => `order.window.${paymentNo}`;

/**
 * The window and its return would stay behind in the history, where Back leads to a page that is
 * over. So the return goes back to /payment, which gives way to what was decided: after the thanks,
 * Back leads to the shop.
 */
export const windowTrail = {
  /** On /payment, just before the window takes its place. */
  mark: (paymentNo: string): void =>
    sessionStore.set(keyOf(paymentNo), globalThis.history.length - entriesAhead()),

  /** On /payment/auth: goes back to /payment; false when it is not known to stand there. */
  follow(paymentNo: string): boolean {
    const marked = sessionStore.get<number>(keyOf(paymentNo));
    if (marked === undefined || globalThis.history.length - marked !== STEPS) return false;
    globalThis.history.go(-STEPS);
    return true;
  },
};
