import { endOfDayInKorea } from './korean-holiday';
import { type OrderState, orderStates } from './order-state';

/** Goods that the member gets on the phone instead of by a courier: vouchers (모바일 쿠폰) and gift cards. */
export const isDigitalGoods = (goodsType: string): boolean =>
  goodsType === 'ECOUPON' || goodsType === 'GIFT_CARD';

/** Whether everything of an order goes to the phone. */
export const isAllDigital = (items: readonly { goodsType: string }[]): boolean =>
  items.every(({ goodsType }) => isDigitalGoods(goodsType));

/** What a line of vouchers is called: it is issued with the payment, and ends with its last use. */
const digitalStates: Partial<Record<OrderState, string>> = {
  PAY_DONE: '발급완료',
  BUY_CONFIRM: '사용완료',
};

/** The name of the state of an order line, or of an order whose lines are all digital. */
export const orderStateName = (state: OrderState, isDigital: boolean): string =>
  (isDigital && digitalStates[state]) || orderStates[state];

export type VoucherKind = 'ECOUPON' | 'GIFT_CARD';

/** `EXPIRED` follows from the date; it is not stored. */
export const voucherStates = {
  USABLE: '사용 가능',
  USED: '사용 완료',
  EXPIRED: '기간 만료',
  CANCELED: '환불 완료',
} as const;

export type VoucherState = keyof typeof voucherStates;

const DAY_MS = 86_400_000;

const days = (at: Date, count: number): Date => new Date(at.getTime() + count * DAY_MS);

/** The end of the day in Korea that is so many days later. */
const endAfter = (at: Date, count: number): Date => endOfDayInKorea(days(at, count));

/** Gift cards must be valid for five years; vouchers for goods for one (신유형 상품권 표준약관). */
export const voucherExpiry = (kind: VoucherKind, issuedAt: Date): Date =>
  endAfter(issuedAt, kind === 'GIFT_CARD' ? 5 * 365 : 365);

/** A voucher can be extended (기한 연장) from 30 days before its end, by 92 days at a time. */
const EXTENDABLE_FROM_DAYS = 30;
const EXTENSION_DAYS = 92;
/** The claim of the holder lapses five years after the purchase. */
const LONGEST_DAYS = 5 * 365;

/**
 * The new expiry of an unused voucher that is extended at `now`; undefined when it cannot be extended: more than
 * 30 days before its expiry, or when five years after its issue are reached.
 */
export function extendedExpiry(issuedAt: Date, expiresAt: Date, now: Date): Date | undefined {
  const longest = endAfter(issuedAt, LONGEST_DAYS);
  if (days(now, EXTENDABLE_FROM_DAYS) < expiresAt || expiresAt >= longest || now >= longest)
    return undefined;
  const from = expiresAt > now ? expiresAt : now;
  const to = endAfter(from, EXTENSION_DAYS);
  return new Date(Math.min(to.getTime(), longest.getTime()));
}

/** Whether the claim on an unused voucher still exists: it lapses five years after its issue. */
export const isVoucherAlive = (issuedAt: Date, now: Date): boolean =>
  now < endAfter(issuedAt, LONGEST_DAYS);

/** Up to this value 90% of an expired voucher goes back, above it 95% (신유형 상품권 표준약관). */
const SMALL_VOUCHER_WON = 50_000;

/**
 * What is kept of a refund of expired vouchers, in won, rounded down.
 * @param valueWon the value of one voucher, which decides the share @param paidWon what was paid for all of them
 */
export const expiredKeptWon = (valueWon: number, paidWon: number): number =>
  Math.floor((paidWon * (valueWon <= SMALL_VOUCHER_WON ? 10 : 5)) / 100);

/** Numbers of days before expiry at which the holder is notified, ascending. */
export const voucherNoticeDays = [1, 7, 30] as const;

/** 1234567890123456 as it is printed: 1234-5678-9012-3456 */
export const formatPin = (pin: string): string => pin.match(/.{1,4}/g)?.join('-') ?? pin;
