import type { SheetChoices, SheetCoupon } from '@shop/shared/contracts';
import { sumWon } from '@shop/shared/domain';
import {
  type BenefitPlan,
  type CouponCombination,
  costOf,
  leftOutReason,
  type Purse,
  solveBenefits,
  solveCoupons,
  unusableReason,
  wholePoints,
} from '../../../pricing';
import { type HeldCoupon, toSheetCoupon } from '../../benefit/coupon';
import { orderOf, type SheetFacts } from './sheet.order';
import { type PricedSheet, priceWonOf } from './sheet.pricing';

/** Money is spent by the member only: what expires soon is offered, and counts like any other until then. */
const kept = ({ balanceWon }: Purse): Purse => ({ balanceWon, expiringWon: 0 });

const keptPurses = ({ point, coin, giftCard }: SheetFacts) => ({
  ...{ point: kept(point), coin: kept(coin), giftCard: kept(giftCard) },
});

/**
 * The combination that costs the member least with this address and these months. It spends points, coins and
 * gift cards only where they save interest.
 */
export function bestPlan(facts: SheetFacts, wanted: SheetChoices): BenefitPlan<HeldCoupon> {
  const order = orderOf(facts, wanted);
  // Another method than a card takes no card coupon and no installments; its card is only kept.
  const sameCard = { cardCd: wanted.cardCd, isOwn: false, offers: [] };
  return solveBenefits({
    priceWon: priceWonOf(order),
    cards: order.payMethod === 'CARD' ? facts.cards : [sameCard],
    couponsFor: (isOwnCard) => solveCoupons({ ...order.couponOrder, isOwnCard }, facts.coupons),
    ...keptPurses(facts),
    months: wanted.installmentMonths,
  });
}

/** The choices with the plan's benefits instead of their own. */
export const choicesOf = (plan: BenefitPlan<HeldCoupon>, choices: SheetChoices): SheetChoices => ({
  ...choices,
  couponIssueNos: plan.coupons.taken.map(({ coupon }) => coupon.issueNo),
  usePointWon: plan.pointWon,
  useCoinWon: plan.coinWon,
  useGiftCardWon: plan.giftCardWon,
  cardCd: plan.cardCd,
  installmentMonths: plan.months,
});

/** Those of the choices made by hand that the plan does not decide. */
export const pickedBesides = ({
  couponIssueNos: _coupons,
  usePointWon: _point,
  useCoinWon: _coin,
  useGiftCardWon: _giftCard,
  cardCd: _card,
  ...rest
}: Partial<SheetChoices>): Partial<SheetChoices> => rest;

/** The wanted choices: those made by hand, else the earlier ones with the best coupons for them. */
export function wantedOf(
  facts: SheetFacts,
  earlier: SheetChoices,
  picked: Partial<SheetChoices>,
): SheetChoices {
  const wanted = { ...earlier, ...picked };
  if (picked.couponIssueNos) return wanted;
  const best = solveCoupons(orderOf(facts, wanted).couponOrder, facts.coupons);
  return { ...wanted, couponIssueNos: best.taken.map(({ coupon }) => coupon.issueNo) };
}

/** Whether no other choice of benefits costs less than that of the sheet with its months. */
export function isBestChoice(facts: SheetFacts, priced: PricedSheet): boolean {
  const { payWon, pointWon, coinWon, giftCardWon } = priced.amounts;
  const months = priced.choices.installmentMonths;
  const offers = priced.card?.offers ?? [];
  const choice = { payWon, pointWon, coinWon, giftCardWon, months };
  return costOf(keptPurses(facts), offers, choice) <= bestPlan(facts, priced.choices).costWon;
}

/** What expires within 30 days, and could still be spent on this order besides what is. */
export function expiringUnspent(facts: SheetFacts, priced: PricedSheet) {
  const { pointWon, coinWon, giftCardWon, payWon } = priced.amounts;
  const unspent = ({ expiringWon }: Purse, spentWon: number) =>
    Math.min(Math.max(expiringWon - spentWon, 0), payWon);
  return {
    pointWon: wholePoints(unspent(facts.point, pointWon)),
    coinWon: unspent(facts.coin, coinWon),
    giftCardWon: Math.min(
      unspent(facts.giftCard, giftCardWon),
      priced.maxGiftCardWon - giftCardWon,
    ),
  };
}

/** What a sheet spends of money that expires within 30 days. */
export const expiringSpentWon = (facts: SheetFacts, { amounts }: PricedSheet): number =>
  sumWon([
    Math.min(amounts.pointWon, facts.point.expiringWon),
    Math.min(amounts.coinWon, facts.coin.expiringWon),
    Math.min(amounts.giftCardWon, facts.giftCard.expiringWon),
  ]);

/** Every usable coupon of the member, compared with the picked combination. */
export function couponsBeside(
  facts: SheetFacts,
  choices: SheetChoices,
): { coupons: SheetCoupon[]; savingWon: number; bestIssueNos: number[]; bestSavingWon: number } {
  const { couponOrder, lines } = orderOf(facts, choices);
  const picked = new Set(choices.couponIssueNos);
  const combination = solveCoupons(
    couponOrder,
    facts.coupons.filter(({ issueNo }) => picked.has(issueNo)),
  );
  const best = solveCoupons(couponOrder, facts.coupons);
  const goodsNameOf = (keys: Iterable<string>) => {
    const [key] = keys;
    return lines.find(({ sellable }) => `i${sellable.skuNo}` === key)?.sellable.goodsName ?? null;
  };
  const coupons = facts.coupons.map((coupon) => {
    const taken = takenOf(combination, coupon);
    const alone = taken ?? solveCoupons(couponOrder, [coupon]).taken[0];
    const isOfLine = coupon.kind === 'GOODS' || coupon.kind === 'DUPLICATE';
    return toSheetCoupon(coupon, {
      isUsable: unusableReason(coupon, couponOrder) === null,
      isTaken: taken !== undefined,
      savingWon: alone?.savingWon ?? 0,
      goodsName: isOfLine && alone ? goodsNameOf(alone.savings.keys()) : null,
      reason: leftOutReason(coupon, couponOrder, combination),
    });
  });
  return {
    coupons: coupons.sort(
      (a, b) => Number(b.isUsable) - Number(a.isUsable) || b.savingWon - a.savingWon,
    ),
    savingWon: combination.savingWon,
    bestIssueNos: best.taken.map(({ coupon }) => coupon.issueNo),
    bestSavingWon: best.savingWon,
  };
}

const takenOf = (combination: CouponCombination<HeldCoupon>, { issueNo }: HeldCoupon) =>
  combination.taken.find(({ coupon }) => coupon.issueNo === issueNo);
