import type { SheetChoices } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import { couponKindNames } from '../../../pricing';
import { isInterestFree } from './card.rules';
import type { PricedSheet } from './sheet.pricing';

/** The coupons of one sheet that another does not have. */
function couponsOnlyIn(one: PricedSheet, other: PricedSheet) {
  const others = new Set(other.coupons.taken.map(({ coupon }) => coupon.issueNo));
  return one.coupons.taken
    .filter(({ coupon }) => !others.has(coupon.issueNo))
    .map(({ coupon, savingWon }) => `${couponKindNames[coupon.kind]} 쿠폰 ${formatWon(savingWon)}`);
}

const couponEffects = (before: PricedSheet, after: PricedSheet): string[] => [
  ...couponsOnlyIn(before, after).map((coupon) => `${coupon}이 빠졌어요`),
  ...couponsOnlyIn(after, before).map((coupon) => `${coupon}을 적용했어요`),
];

const isFree = ({ card, amounts, choices }: PricedSheet): boolean =>
  card !== undefined && isInterestFree(card, amounts.payWon, choices.installmentMonths);

/** @param wantedMonths the months that the change itself chooses */
function monthsEffects(
  before: PricedSheet,
  after: PricedSheet,
  wantedMonths: number | undefined,
): string[] {
  const [from, to] = [before.choices.installmentMonths, after.choices.installmentMonths];
  if (to === wantedMonths && from !== to) return [];
  if (from > 0 && to === 0) return [`${from}개월 할부가 일시불로 바뀌었어요`];
  if (from !== to) return [`${to}개월 할부를 적용했어요`];
  return isFree(before) && !isFree(after) ? [`${to}개월 할부에 수수료가 생겼어요`] : [];
}

const purses = [
  ['usePointWon', 'pointWon', '포인트'],
  ['useCoinWon', 'coinWon', '코인'],
  ['useGiftCardWon', 'giftCardWon', '상품권'],
] as const;

const moneyEffects = (
  before: PricedSheet,
  after: PricedSheet,
  change: Partial<SheetChoices>,
): string[] =>
  purses.flatMap(([key, amount, name]) => {
    const moreWon = after.amounts[amount] - before.amounts[amount];
    if (moreWon === 0 || change[key] !== undefined) return [];
    const sum = formatWon(Math.abs(moreWon));
    return [moreWon < 0 ? `${name} ${sum}이 빠졌어요` : `${name} ${sum}을 적용했어요`];
  });

/**
 * What a change of the choices took away or brought back besides what it names, for the shopper: coupons,
 * installments, points, coins and gift cards.
 */
export const sideEffectsOf = (
  before: PricedSheet,
  after: PricedSheet,
  change: Partial<SheetChoices>,
): string[] => [
  ...(change.couponIssueNos ? [] : couponEffects(before, after)),
  ...monthsEffects(before, after, change.installmentMonths),
  ...moneyEffects(before, after, change),
];
