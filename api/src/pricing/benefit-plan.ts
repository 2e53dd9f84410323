import {
  type InterestFreeOffer,
  installmentPlans,
  MIN_INSTALLMENT_WON,
  POINT_UNIT_WON,
  sumWon,
} from '@shop/shared/domain';
import type { CouponCombination } from './coupon-combination';
import type { CouponRule } from './coupon-rule';

/** What a member holds of one kind of money. */
export interface Purse {
  balanceWon: number;
  /** Expires within 30 days. */
  expiringWon: number;
}

export interface PlanCard {
  cardCd: string;
  isOwn: boolean;
  offers: readonly InterestFreeOffer[];
}

export interface PlanFacts<C extends CouponRule = CouponRule> {
  /** The whole price before coupons. */
  priceWon: number;
  cards: readonly PlanCard[];
  /** The best coupons for the mall's own card, and for another. */
  couponsFor: (isOwnCard: boolean) => CouponCombination<C>;
  point: Purse;
  coin: Purse;
  giftCard: Purse;
  /** Instalment months the shopper chose; 0 is 일시불. */
  months: number;
}

/** A combination of coupons, points, coins, gift cards, card and installment. */
export interface BenefitPlan<C extends CouponRule = CouponRule> {
  coupons: CouponCombination<C>;
  cardCd: string;
  months: number;
  pointWon: number;
  coinWon: number;
  giftCardWon: number;
  payWon: number;
  /** What the order costs the member: the payment, its interest, and money spent that would have stayed. */
  costWon: number;
}

type Spent = Pick<BenefitPlan, 'pointWon' | 'coinWon' | 'giftCardWon'>;

/** Points are spent in whole units. */
export const wholePoints = (pointWon: number): number => pointWon - (pointWon % POINT_UNIT_WON);

/** Spends up to `totalWon`: what expires soon first, then gift cards, coins, points. */
function spendUpTo(totalWon: number, { point, coin, giftCard }: PlanFacts): Spent {
  let leftWon = totalWon;
  const take = (wantedWon: number) => {
    const part = Math.min(leftWon, wantedWon);
    leftWon -= part;
    return part;
  };
  const takePoints = (wantedWon: number) => {
    const part = wholePoints(Math.min(leftWon, wantedWon));
    leftWon -= part;
    return part;
  };
  const soonPoint = takePoints(point.expiringWon);
  const soonCoin = take(coin.expiringWon);
  const soonGiftCard = take(giftCard.expiringWon);
  const giftCardWon = soonGiftCard + take(giftCard.balanceWon - soonGiftCard);
  const coinWon = soonCoin + take(coin.balanceWon - soonCoin);
  const pointWon = soonPoint + takePoints(point.balanceWon - soonPoint);
  return { pointWon, coinWon, giftCardWon };
}

const kinds = [
  ['point', 'pointWon'],
  ['coin', 'coinWon'],
  ['giftCard', 'giftCardWon'],
] as const;

/** What a payment costs the member: itself, its interest, and the money spent that would not have expired. */
export function costOf(
  purses: Pick<PlanFacts, (typeof kinds)[number][0]>,
  offers: readonly InterestFreeOffer[],
  choice: Spent & { payWon: number; months: number },
): number {
  const plan = installmentPlans(choice.payWon, offers).find(
    ({ months }) => months === choice.months,
  );
  const keptWon = sumWon(
    kinds.map(([purse, key]) => Math.max(choice[key] - purses[purse].expiringWon, 0)),
  );
  return choice.payWon + (plan?.feeWon ?? 0) + keptWon;
}

function planWith<C extends CouponRule>(
  facts: PlanFacts<C>,
  card: PlanCard,
  coupons: CouponCombination<C>,
  spent: Spent,
): BenefitPlan<C> {
  const usedWon = spent.pointWon + spent.coinWon + spent.giftCardWon;
  const payWon = facts.priceWon - coupons.savingWon - usedWon;
  const plans = installmentPlans(payWon, card.offers);
  const months = plans.some((plan) => plan.months === facts.months) ? facts.months : 0;
  const choice = { ...spent, payWon, months };
  const costWon = costOf(facts, card.offers, choice);
  return { coupons, cardCd: card.cardCd, ...choice, costWon };
}

/**
 * The plan that costs the member least. A won that stays in a purse is worth a won, one that expires within 30
 * days is worth nothing: so expiring money is spent, other money only where it saves interest. The wanted
 * months come first where an amount allows them. Of equal plans the first card's and the one that spends less.
 *
 * Between the amounts at which installments change, a plan only improves with more spent; so only these
 * amounts are tried. Exact where purses and prices are whole units of points.
 */
export function solveBenefits<C extends CouponRule>(given: PlanFacts<C>): BenefitPlan<C> {
  const point = {
    balanceWon: wholePoints(given.point.balanceWon),
    expiringWon: wholePoints(given.point.expiringWon),
  };
  const facts = { ...given, point };
  let best: BenefitPlan<C> | undefined;
  const isBetter = (plan: BenefitPlan<C>): boolean => {
    if (!best) return true;
    const [keeps, kept] = [plan.months === facts.months, best.months === facts.months];
    return keeps === kept ? plan.costWon < best.costWon : keeps;
  };
  const couponsOf = { own: facts.couponsFor(true), other: facts.couponsFor(false) };
  const soonWon = sumWon(kinds.map(([purse]) => facts[purse].expiringWon));
  const wholeWon = sumWon(kinds.map(([purse]) => facts[purse].balanceWon));
  for (const card of facts.cards) {
    const coupons = card.isOwn ? couponsOf.own : couponsOf.other;
    const dueWon = facts.priceWon - coupons.savingWon;
    const turns = [MIN_INSTALLMENT_WON, ...card.offers.map(({ minAmountWon }) => minAmountWon)];
    const totals = [0, soonWon, wholeWon, ...turns.map((turnWon) => dueWon - turnWon)]
      .filter((won) => won >= 0)
      .map((won) => Math.min(won, dueWon))
      .sort((a, b) => a - b);
    for (const totalWon of totals) {
      const plan = planWith(facts, card, coupons, spendUpTo(totalWon, facts));
      if (isBetter(plan)) best = plan;
    }
  }
  return best ?? noPlan(facts);
}

/** Without any card there is nothing to choose: the coupons that need none. */
function noPlan<C extends CouponRule>(facts: PlanFacts<C>): BenefitPlan<C> {
  const coupons = facts.couponsFor(false);
  const payWon = facts.priceWon - coupons.savingWon;
  const nothing = { pointWon: 0, coinWon: 0, giftCardWon: 0 };
  return { coupons, cardCd: '', months: 0, ...nothing, payWon, costWon: payWon };
}
