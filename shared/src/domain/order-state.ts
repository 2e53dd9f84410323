/** States of an order and of each of its lines, with the names of the wording standard. */
export const orderStates = {
  CREATED: '결제 대기',
  DEPOSIT_WAIT: '입금대기',
  PAY_DONE: '결제완료',
  PRODUCT_PREPARE: '상품준비중',
  DELIVERY_PREPARE: '배송준비중',
  DELIVERY_ING: '배송중',
  DELIVERY_DONE: '배송완료',
  BUY_CONFIRM: '구매확정',
  CANCEL_DONE: '취소완료',
  RETURN_DONE: '반품완료',
  EXCHANGE_DONE: '교환완료',
  PAY_FAIL: '결제실패',
  EXPIRED: '기한 만료',
} as const;

export type OrderState = keyof typeof orderStates;

/** The only legal transitions. Any other gets a 409. */
export const orderMoves: Record<OrderState, readonly OrderState[]> = {
  CREATED: ['PAY_DONE', 'DEPOSIT_WAIT', 'PAY_FAIL', 'EXPIRED', 'CANCEL_DONE'],
  DEPOSIT_WAIT: ['PAY_DONE', 'EXPIRED', 'CANCEL_DONE'],
  // Straight to the end: every voucher of the line is used.
  PAY_DONE: ['PRODUCT_PREPARE', 'BUY_CONFIRM', 'CANCEL_DONE'],
  PRODUCT_PREPARE: ['DELIVERY_PREPARE', 'CANCEL_DONE'],
  // Until the courier has the goods, the buyer can leave: a seller may never send them.
  DELIVERY_PREPARE: ['DELIVERY_ING', 'CANCEL_DONE'],
  // Back to packing: the courier lost the parcel and the seller sends another.
  DELIVERY_ING: ['DELIVERY_DONE', 'BUY_CONFIRM', 'DELIVERY_PREPARE'],
  DELIVERY_DONE: ['BUY_CONFIRM', 'RETURN_DONE', 'EXCHANGE_DONE'],
  // Faulty or wrong goods only.
  BUY_CONFIRM: ['RETURN_DONE', 'EXCHANGE_DONE'],
  CANCEL_DONE: [],
  RETURN_DONE: [],
  // Another line of the order carries the goods that are sent instead. When they cannot be sent after all, the
  // exchange becomes a return.
  EXCHANGE_DONE: ['RETURN_DONE'],
  PAY_FAIL: [],
  EXPIRED: [],
};

/** Actions of the buyer on one order line. */
export const orderActions = {
  CANCEL: '취소 신청',
  CHANGE_ADDRESS: '배송지 변경',
  TRACK: '배송조회',
  RECEIVE: '수취확인',
  RETURN: '반품 신청',
  EXCHANGE: '교환 신청',
  CONFIRM: '구매확정',
  REVIEW: '후기 쓰기',
  REORDER: '바로 재구매',
} as const;

export type OrderAction = keyof typeof orderActions;

const actionsByState: Record<OrderState, readonly OrderAction[]> = {
  CREATED: [],
  DEPOSIT_WAIT: ['CANCEL'],
  PAY_DONE: ['CANCEL', 'CHANGE_ADDRESS', 'REORDER'],
  PRODUCT_PREPARE: ['CANCEL', 'CHANGE_ADDRESS', 'REORDER'],
  DELIVERY_PREPARE: ['CANCEL', 'REORDER'],
  DELIVERY_ING: ['TRACK', 'RECEIVE', 'CONFIRM', 'REORDER'],
  DELIVERY_DONE: ['TRACK', 'RETURN', 'EXCHANGE', 'CONFIRM', 'REVIEW', 'REORDER'],
  BUY_CONFIRM: ['TRACK', 'RETURN', 'EXCHANGE', 'REVIEW', 'REORDER'],
  CANCEL_DONE: ['REORDER'],
  RETURN_DONE: ['REORDER'],
  EXCHANGE_DONE: ['REORDER'],
  PAY_FAIL: ['REORDER'],
  EXPIRED: ['REORDER'],
};

export const nextActions = (state: OrderState): readonly OrderAction[] => actionsByState[state];

/** Nothing more is expected of a line in these states; a confirmed one can still prove faulty. */
export const isEnded = (state: OrderState): boolean =>
  state === 'BUY_CONFIRM' || state === 'EXCHANGE_DONE' || orderMoves[state].length === 0;

/** Paid and not handed to a courier yet. */
export const isBeforeShipping = (state: OrderState): boolean =>
  state === 'PAY_DONE' || state === 'PRODUCT_PREPARE' || state === 'DELIVERY_PREPARE';

/** Before shipping, money, stock and benefits can all be returned. */
export const isCancellable = (state: OrderState): boolean => nextActions(state).includes('CANCEL');

const progress: readonly OrderState[] = [
  'CREATED',
  'DEPOSIT_WAIT',
  'PAY_DONE',
  'PRODUCT_PREPARE',
  'DELIVERY_PREPARE',
  'DELIVERY_ING',
  'DELIVERY_DONE',
  'BUY_CONFIRM',
];

/** Still part of the order: neither canceled nor returned, and not without payment. */
export const isLiving = (state: OrderState): boolean => progress.includes(state);

/**
 * The state of an order from its lines: the earliest state of an active line; without active lines,
 * how they ended.
 */
export function rollUpOrderState(items: readonly OrderState[]): OrderState {
  const living = items.filter(isLiving);
  if (living.length === 0)
    return items.find((state) => state === 'RETURN_DONE') ?? items[0] ?? 'EXPIRED';
  return living.reduce((least, state) =>
    progress.indexOf(state) < progress.indexOf(least) ? state : least,
  );
}
