import type { SheetChoices, SheetCoupon } from '@shop/shared/contracts';
import { sumWon } from '@shop/shared/domain';
import {
  type BenefitPlan,
  type CouponCombination,
  costOf,
  leftOutReason,
  solveBenefits,
  solveCoupons,
  unusableReason,
} from '../../../pricing';
import { type HeldCoupon, toSheetCoupon } from '../../benefit/coupon';
import { orderOf, type SheetFacts } from './sheet.order';
import { type PricedSheet, priceWonOf } from './sheet.pricing';

/** The combination that costs the member least with this address and these months. */
export function bestPlan(facts: SheetFacts, wanted: SheetChoices): BenefitPlan<HeldCoupon> {
  const order = orderOf(facts, wanted);
  // Another method than a card takes no card coupon and no installments; its card is only kept.
  const kept = { cardCd: wanted.cardCd, isOwn: false, offers: [] };
  return solveBenefits({
    priceWon: priceWonOf(order),
    cards: order.payMethod === 'CARD' ? facts.cards : [kept],
    couponsFor: (isOwnCard) => solveCoupons({ ...order.couponOrder, isOwnCard }, facts.coupons),
    point: facts.point,
    coin: facts.coin,
    giftCard: facts.giftCard,
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

/** Whether no other choice of benefits costs less than that of the sheet with its months. */
export function isBestChoice(facts: SheetFacts, priced: PricedSheet): boolean {
  const { payWon, pointWon, coinWon, giftCardWon } = priced.amounts;
  const months = priced.choices.installmentMonths;
  const offers = priced.card?.offers ?? [];
  const choice = { payWon, pointWon, coinWon, giftCardWon, months };
  return costOf(facts, offers, choice) <= bestPlan(facts, priced.choices).costWon;
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
