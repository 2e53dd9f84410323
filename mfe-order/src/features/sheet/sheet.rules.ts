import { isApiError } from '@shop/shared/app';
import type {
  InstallmentPlan,
  OrderDifference,
  SheetCard,
  SheetItem,
  SheetView,
} from '@shop/shared/contracts';

/** Why the order sheet is no longer available. */
export type SheetEnd =
  | { kind: 'expired' }
  /** The basket has nothing of it any more. */
  | { kind: 'emptied' }
  | { kind: 'used'; orderNo: string }
  | { kind: 'unknown' };

const orderNoOf = (payload: unknown): string | undefined =>
  typeof payload === 'object' &&
  payload !== null &&
  'orderNo' in payload &&
  typeof payload.orderNo === 'string'
    ? payload.orderNo
    : undefined;

/** Reads the reason from a failed call; undefined for any other error. */
export function sheetEnd(error: unknown): SheetEnd | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'SHEET_EXPIRED') return { kind: 'expired' };
  if (error.code === 'BASKET_CHANGED') return { kind: 'emptied' };
  if (error.code === 'SHEET_USED') {
    const orderNo = orderNoOf(error.payload);
    return orderNo ? { kind: 'used', orderNo } : { kind: 'expired' };
  }
  return error.status === 404 ? { kind: 'unknown' } : undefined;
}

/** The payload of a 409 `ORDER_CHANGED`; undefined for any other error. */
export function differenceOf(error: unknown): OrderDifference | undefined {
  return isApiError(error) && error.code === 'ORDER_CHANGED'
    ? (error.payload as OrderDifference)
    : undefined;
}

export const problemItem = (view: SheetView): SheetItem | undefined =>
  view.sellers.flatMap(({ items }) => items).find(({ problem }) => problem !== null);

export const chosenCard = ({ cards, choices }: SheetView): SheetCard | undefined =>
  cards.find(({ cardCd }) => cardCd === choices.cardCd);

export const chosenPlan = (view: SheetView): InstallmentPlan | undefined =>
  chosenCard(view)?.plans.find(({ months }) => months === view.choices.installmentMonths);

/** L10: 할부 철회권과 항변권 (할부거래법 §8, §16) apply from 200,000 won and three months. */
const REVOCABLE_FROM_WON = 200_000;
const REVOCABLE_FROM_MONTHS = 3;

export const hasInstallmentRights = (payWon: number, months: number): boolean =>
  payWon >= REVOCABLE_FROM_WON && months >= REVOCABLE_FROM_MONTHS;
