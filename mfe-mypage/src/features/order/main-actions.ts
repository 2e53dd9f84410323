import type { OrderItem } from '@shop/shared/contracts';

type Action = OrderItem['actions'][number];

interface FoldedActions {
  main: Action[];
  others: Action[];
}

/** Shown first while a parcel is on its way, and otherwise; what is not named follows. */
const ON_ITS_WAY: readonly Action['action'][] = ['TRACK', 'CONFIRM'];
const OTHERWISE: readonly Action['action'][] = ['REVIEW', 'CONFIRM', 'CANCEL', 'REORDER', 'TRACK'];
const MAIN_ACTIONS = 2;

const isReceipt = ({ action }: Action): boolean => action === 'RECEIVE';

/**
 * 수취확인 beside 구매확정 reads as the same twice. 구매확정 ends the order, so it is shown, and who
 * only wants to record the arrival finds 수취확인 behind 더보기.
 */
export function foldReceipt(actions: readonly Action[]): FoldedActions {
  const isConfirmable = actions.some(({ action }) => action === 'CONFIRM');
  const others = isConfirmable ? actions.filter(isReceipt) : [];
  return { main: actions.filter((action) => !others.includes(action)), others };
}

/** The actions of an item in a list: the two that its state asks for, and the others. */
export function splitActions(actions: readonly Action[]): FoldedActions {
  const { main, others } = foldReceipt(actions);
  const order = actions.some(isReceipt) ? ON_ITS_WAY : OTHERWISE;
  const rank = ({ action }: Action) =>
    order.includes(action) ? order.indexOf(action) : order.length;
  const sorted = [...main].sort((a, b) => rank(a) - rank(b));
  // One action more takes no more room than the button that would hide it.
  const hasRoom = others.length === 0 && sorted.length <= MAIN_ACTIONS + 1;
  const shown = hasRoom ? sorted.length : MAIN_ACTIONS;
  return { main: sorted.slice(0, shown), others: [...sorted.slice(shown), ...others] };
}
