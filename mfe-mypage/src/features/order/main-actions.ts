import type { OrderItem } from '@shop/shared/contracts';

type Action = OrderItem['actions'][number];

/** Shown first while a parcel is on its way, and otherwise; what is not named follows. */
const ON_ITS_WAY: readonly Action['action'][] = ['TRACK', 'RECEIVE'];
const OTHERWISE: readonly Action['action'][] = ['REVIEW', 'CONFIRM', 'CANCEL', 'REORDER', 'TRACK'];
const MAIN_ACTIONS = 2;

/** The actions of an item in a list: the two that its state asks for, and the others. */
export function splitActions(actions: readonly Action[]): { main: Action[]; others: Action[] } {
  const isOnItsWay = actions.some(({ action }) => action === 'RECEIVE');
  const order = isOnItsWay ? ON_ITS_WAY : OTHERWISE;
  const rank = ({ action }: Action) =>
    order.includes(action) ? order.indexOf(action) : order.length;
  const sorted = [...actions].sort((a, b) => rank(a) - rank(b));
  // One action more takes no more room than the button that would hide it.
  const shown = sorted.length <= MAIN_ACTIONS + 1 ? sorted.length : MAIN_ACTIONS;
  return { main: sorted.slice(0, shown), others: sorted.slice(shown) };
}
