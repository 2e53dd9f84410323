import type { OrderItem } from '@shop/shared/contracts';

/** An action code of the api, or the client's own code for a reorder into the basket. */
export interface LineAction {
  action: OrderItem['actions'][number]['action'] | 'BASKET';
  label: string;
}
type Action = LineAction;

interface FoldedActions {
  main: Action[];
  others: Action[];
}

/** Shown first after the delivery, and otherwise; what is not named follows. */
const DELIVERED: readonly Action['action'][] = ['CONFIRM', 'REVIEW', 'RETURN', 'EXCHANGE', 'TRACK'];
const OTHERWISE: readonly Action['action'][] = ['REVIEW', 'CANCEL', 'REORDER', 'BASKET', 'TRACK'];
const MAIN_ACTIONS = 2;

/** Inserts the reorder into the basket after 바로 재구매, which opens an order sheet. */
export const withBasket = (actions: readonly Action[]): Action[] =>
  actions.flatMap((one) =>
    one.action === 'REORDER' ? [one, { action: 'BASKET', label: '장바구니 담기' }] : [one],
  );

const isOnItsWay = (actions: readonly Action[]): boolean =>
  actions.some(({ action }) => action === 'RECEIVE');
const isBeforeDelivery = (actions: readonly Action[]): boolean =>
  isOnItsWay(actions) || actions.some(({ action }) => action === 'CANCEL');
const isConfirm = ({ action }: Action): boolean => action === 'CONFIRM';
const isReorder = ({ action }: Action): boolean => action === 'REORDER' || action === 'BASKET';

/**
 * Puts behind 더보기 what comes later in the life of an order: a reorder before the delivery, and
 * 구매확정 while the parcel is on its way, because it gives up the right to return unseen goods.
 */
export function foldLater(actions: readonly Action[]): FoldedActions {
  const isLater = (one: Action): boolean =>
    (isReorder(one) && isBeforeDelivery(actions)) || (isConfirm(one) && isOnItsWay(actions));
  return { main: actions.filter((one) => !isLater(one)), others: actions.filter(isLater) };
}

/** The primary action in this state; none while a parcel is on its way, whose headline has 배송조회. */
export const mainAction = (actions: readonly Action[]): Action | undefined =>
  isOnItsWay(actions)
    ? undefined
    : (actions.find(isConfirm) ?? actions.find(({ action }) => action === 'REVIEW'));

/** The actions of an item in a list: those that its state asks for, and the others. */
export function splitActions(actions: readonly Action[]): FoldedActions {
  const { main, others } = foldLater(actions);
  if (isOnItsWay(actions)) return splitByRank(main, others, ['TRACK', 'RECEIVE']);
  return splitByRank(main, others, actions.some(isConfirm) ? DELIVERED : OTHERWISE);
}

function splitByRank(
  main: readonly Action[],
  others: readonly Action[],
  order: readonly Action['action'][],
): FoldedActions {
  const rank = ({ action }: Action) =>
    order.includes(action) ? order.indexOf(action) : order.length;
  const sorted = [...main].sort((a, b) => rank(a) - rank(b));
  // One action more takes no more room than the button that would hide it.
  const hasRoom = others.length === 0 && sorted.length <= MAIN_ACTIONS + 1;
  const shown = hasRoom ? sorted.length : MAIN_ACTIONS;
  return { main: sorted.slice(0, shown), others: [...sorted.slice(shown), ...others] };
}
