import type { OrderState } from '@shop/shared/domain';

/** An order that a sample member placed some days ago, and its states since then. */
export interface PastOrder {
  cno: string;
  daysAgo: number;
  /** Number of different goods, and the quantity of each. */
  goods: number;
  qty: number;
  installmentMonths: number;
  /** The states it went through after payment. */
  steps: readonly OrderState[];
  /** From the seller to the door; 48 when missing. */
  deliveryHours?: number;
}

const shipped = ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING'] as const;

/** Oldest first: every state an order list can show. */
export const pastOrders: readonly PastOrder[] = [
  {
    cno: '0100200301',
    daysAgo: 41,
    goods: 2,
    qty: 1,
    installmentMonths: 3,
    steps: [...shipped, 'DELIVERY_DONE', 'BUY_CONFIRM'],
  },
  {
    cno: 'J100200303',
    daysAgo: 30,
    goods: 3,
    qty: 2,
    installmentMonths: 0,
    steps: [...shipped, 'DELIVERY_DONE', 'BUY_CONFIRM'],
  },
  {
    cno: '0100200301',
    daysAgo: 16,
    goods: 1,
    qty: 1,
    installmentMonths: 0,
    steps: ['CANCEL_DONE'],
  },
  {
    cno: '1100200302',
    daysAgo: 7,
    goods: 1,
    qty: 2,
    installmentMonths: 0,
    steps: [...shipped, 'DELIVERY_DONE'],
  },
  {
    cno: '0100200301',
    daysAgo: 6,
    goods: 2,
    qty: 1,
    installmentMonths: 0,
    steps: [...shipped, 'DELIVERY_DONE'],
  },
  { cno: 'J100200303', daysAgo: 4, goods: 1, qty: 3, installmentMonths: 6, steps: [...shipped] },
  { cno: '0100200301', daysAgo: 3, goods: 1, qty: 2, installmentMonths: 0, steps: [...shipped] },
  {
    cno: '0100200301',
    daysAgo: 2,
    goods: 1,
    qty: 1,
    installmentMonths: 0,
    steps: ['PRODUCT_PREPARE', 'DELIVERY_PREPARE'],
  },
  {
    cno: '1100200302',
    daysAgo: 1,
    goods: 1,
    qty: 1,
    installmentMonths: 0,
    steps: ['PRODUCT_PREPARE'],
  },
  { cno: '0100200301', daysAgo: 0, goods: 2, qty: 1, installmentMonths: 2, steps: [] },
];

const REGULAR_CNO = '0100200305';
const LATE_HOURS = 120;

/** Orders of the same groceries, which are shown as goods that the member buys often. */
export const repeatedOrders: readonly PastOrder[] = [70, 49].map((daysAgo) => ({
  cno: REGULAR_CNO,
  daysAgo,
  goods: 4,
  qty: 1,
  installmentMonths: 0,
  steps: [...shipped, 'DELIVERY_DONE', 'BUY_CONFIRM'],
}));

/**
 * Delivered orders of different goods of one delivery policy, of which one came late: enough for the share
 * of punctual orders on the product pages of that policy.
 */
export const regularOrders: readonly PastOrder[] = Array.from({ length: 24 }, (_, at) => ({
  cno: REGULAR_CNO,
  daysAgo: 28 - at,
  goods: 1,
  qty: 1,
  installmentMonths: 0,
  steps: [...shipped, 'DELIVERY_DONE'],
  deliveryHours: at === 8 ? LATE_HOURS : 20,
}));
