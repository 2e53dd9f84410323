import type { Address, SheetAmounts, SheetChoices } from '@shop/shared/contracts';
import { type BuyProblem, depositBanks, type PayMethod, sumWon } from '@shop/shared/domain';
import {
  bestCoupon,
  type CouponEffect,
  couponEffect,
  deliveryUnits,
  earnedPoints,
  lineKey,
  lineWon,
  type DeliveryUnit as PricedDeliveryUnit,
  type PriceShare,
  payWonOf,
  sharePrice,
  unitFeeKey,
} from '../../../pricing';
import type { HeldCoupon } from '../../benefit/coupon';
import { type Buyer, type Line, problemOf, type Sellable } from '../sellable';
import { allowedMonths, type Card } from './card.rules';

export type DeliveryUnit = PricedDeliveryUnit<Sellable>;

/** The data that determine the price of a sheet, read at one moment. */
export interface SheetFacts {
  wanted: readonly { skuNo: number; qty: number }[];
  sellables: ReadonlyMap<number, Sellable>;
  buyer: Buyer;
  addresses: readonly Address[];
  coupons: readonly HeldCoupon[];
  pointBalanceWon: number;
  coinBalanceWon: number;
  cards: readonly Card[];
  /** The methods that the gateway offers. */
  payMethods: readonly PayMethod[];
  now: Date;
}

export interface EvaluatedCoupon {
  coupon: HeldCoupon;
  effect: CouponEffect;
}

/** The price of a sheet with the given choices, for the page and for the order alike. */
export interface PricedSheet {
  choices: SheetChoices;
  lines: Line[];
  /** By SKU: why a line cannot be ordered as it is. */
  problems: Map<number, BuyProblem>;
  units: DeliveryUnit[];
  address: Address | null;
  coupon: HeldCoupon | null;
  evaluatedCoupons: EvaluatedCoupon[];
  shares: Map<string, PriceShare>;
  amounts: SheetAmounts;
  maxPointWon: number;
  maxCoinWon: number;
  card: Card | undefined;
}

export const areaFeeKey = (unit: DeliveryUnit): string => `a${unit.key}`;

function evaluateCoupons(
  facts: SheetFacts,
  lines: readonly Line[],
  units: readonly DeliveryUnit[],
  cardCd: string,
) {
  const isOwnCard = facts.cards.some((card) => card.cardCd === cardCd && card.isOwn);
  const context = { isOwnCard, now: facts.now };
  return facts.coupons.map((coupon) => ({
    coupon,
    effect: couponEffect(coupon, lines, units, context),
  }));
}

const earnedPointsOf = (line: Line, share: PriceShare | undefined): number =>
  earnedPoints(share?.cardWon ?? 0, line.sellable.pointRateBp);

/** Points earned by one line, on the part paid by card. */
export const earnPointWon = (priced: PricedSheet, line: Line): number =>
  earnedPointsOf(line, priced.shares.get(lineKey(line.sellable)));

/**
 * Prices a sheet. Impossible choices are corrected: an unusable coupon is removed, points are limited to
 * the balance, months that the card does not offer become 일시불.
 * @param couponChoice `best` selects the coupon that saves most
 */
export function priceSheet(
  facts: SheetFacts,
  wanted: SheetChoices,
  couponChoice: 'chosen' | 'best' = 'chosen',
): PricedSheet {
  const lines = facts.wanted.flatMap(({ skuNo, qty }): Line[] => {
    const sellable = facts.sellables.get(skuNo);
    return sellable ? [{ sellable, qty }] : [];
  });
  const problems = new Map<number, BuyProblem>();
  for (const { skuNo, qty } of facts.wanted) {
    const problem = problemOf(facts.sellables.get(skuNo), qty, facts.buyer, 'kept');
    if (problem) problems.set(skuNo, problem);
  }
  const address = facts.addresses.find((one) => one.addressNo === wanted.addressNo) ?? null;
  const units = deliveryUnits(lines, address?.areaFeeWon ?? 0);
  const payMethod = facts.payMethods.find((method) => method === wanted.payMethod) ?? 'CARD';
  const cardCd = payMethod === 'CARD' ? wanted.cardCd : '';
  const evaluatedCoupons = evaluateCoupons(facts, lines, units, cardCd);
  const chosen =
    couponChoice === 'best'
      ? bestCoupon(evaluatedCoupons)
      : evaluatedCoupons.find(
          ({ coupon, effect }) => coupon.issueNo === wanted.couponIssueNo && effect.savingWon > 0,
        )?.coupon;
  const effect = evaluatedCoupons.find(({ coupon }) => coupon === chosen)?.effect ?? null;

  const parts = [
    ...lines.map((line) => ({ key: lineKey(line.sellable), amountWon: lineWon(line) })),
    ...units.map((unit) => ({ key: unitFeeKey(unit), amountWon: unit.feeWon })),
    ...units.map((unit) => ({ key: areaFeeKey(unit), amountWon: unit.areaFeeWon })),
  ];
  const couponWon = effect?.savingWon ?? 0;
  const afterCouponWon = sumWon(parts.map((part) => part.amountWon)) - couponWon;
  const maxPointWon = Math.min(facts.pointBalanceWon, afterCouponWon);
  const pointWon = Math.min(wanted.usePointWon, maxPointWon);
  const maxCoinWon = Math.min(facts.coinBalanceWon, afterCouponWon - pointWon);
  const coinWon = Math.min(wanted.useCoinWon, maxCoinWon);
  const shares = sharePrice(parts, {
    coupon: effect && { savingWon: effect.savingWon, keys: effect.keys },
    pointWon,
    coinWon,
  });
  const byKey = new Map(shares.map((share) => [share.key, share]));
  const payWon = payWonOf(shares);
  const card = facts.cards.find((one) => one.cardCd === wanted.cardCd) ?? facts.cards[0];
  const listWon = sumWon(lines.map((line) => line.sellable.listPriceWon * line.qty));
  const goodsWon = sumWon(lines.map(lineWon));
  return {
    choices: {
      addressNo: address?.addressNo ?? null,
      couponIssueNo: chosen?.issueNo ?? null,
      usePointWon: pointWon,
      useCoinWon: coinWon,
      payMethod,
      cardCd: card?.cardCd ?? '',
      installmentMonths:
        payMethod === 'CARD' ? allowedMonths(card, payWon, wanted.installmentMonths) : 0,
      bankCd: depositBanks.find((bank) => bank === wanted.bankCd) ?? depositBanks[0],
    },
    lines,
    problems,
    units,
    address,
    coupon: chosen ?? null,
    evaluatedCoupons,
    shares: byKey,
    amounts: {
      listWon,
      discountWon: listWon - goodsWon,
      goodsWon,
      deliveryWon: sumWon(units.map((unit) => unit.feeWon)),
      areaFeeWon: sumWon(units.map((unit) => unit.areaFeeWon)),
      couponWon,
      pointWon,
      coinWon,
      payWon,
      earnPointWon: sumWon(
        lines.map((line) => earnedPointsOf(line, byKey.get(lineKey(line.sellable)))),
      ),
    },
    maxPointWon,
    maxCoinWon,
    card,
  };
}
