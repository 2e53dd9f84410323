import type { Address, SheetAmounts, SheetChoices } from '@shop/shared/contracts';
import { type BuyProblem, depositBanks, sumWon } from '@shop/shared/domain';
import {
  type CouponCombination,
  earnedPoints,
  lineKey,
  lineWon,
  type DeliveryUnit as PricedDeliveryUnit,
  type PriceShare,
  payWonOf,
  savingByKey,
  sharePrice,
  solveCoupons,
  unitFeeKey,
  wholePoints,
} from '../../../pricing';
import type { HeldCoupon } from '../../benefit/coupon';
import type { Line, Sellable } from '../sellable';
import { allowedMonths, type Card } from './card.rules';
import { orderOf, type SheetFacts, type SheetOrder } from './sheet.order';

export type DeliveryUnit = PricedDeliveryUnit<Sellable>;

/** The price of a sheet with the given choices, for the page and for the order alike. */
export interface PricedSheet {
  choices: SheetChoices;
  lines: Line[];
  /** What the basket has changed since the sheet was shown. */
  basketChanges: SheetFacts['basketChanges'];
  /** By SKU: why a line cannot be ordered as it is. */
  problems: Map<number, BuyProblem>;
  units: DeliveryUnit[];
  address: Address | null;
  /** The receiver of a gift gives the address. */
  isGift: boolean;
  /** Of a gift whose surcharge depends on the area: what is prepaid for each delivery, won. */
  giftAreaFeeWon: number | null;
  coupons: CouponCombination<HeldCoupon>;
  shares: Map<string, PriceShare>;
  amounts: SheetAmounts;
  maxPointWon: number;
  maxCoinWon: number;
  maxGiftCardWon: number;
  card: Card | undefined;
  /** Of the amount to pay, what is for goods without VAT. */
  taxFreeWon: number;
}

/** The units that a courier brings. */
export const sentUnits = ({ units }: Pick<PricedSheet, 'units'>): DeliveryUnit[] =>
  units.filter(({ isSent }) => isSent);

/** Whether the buyer has to name an address: a courier brings something, and it is no gift. */
export const needsAddress = (priced: Pick<PricedSheet, 'units' | 'isGift'>): boolean =>
  !priced.isGift && sentUnits(priced).length > 0;

export const areaFeeKey = (unit: DeliveryUnit): string => `a${unit.key}`;

const earnedPointsOf = (line: Line, share: PriceShare | undefined): number =>
  earnedPoints(share?.cardWon ?? 0, line.sellable.pointRateBp);

/** Points earned by one line, on the part that is paid. */
export const earnPointWon = (priced: PricedSheet, line: Line): number =>
  earnedPointsOf(line, priced.shares.get(lineKey(line.sellable)));

const partsOf = ({ lines, units }: SheetOrder) => [
  ...lines.map((line) => ({ key: lineKey(line.sellable), amountWon: lineWon(line) })),
  ...units.map((unit) => ({ key: unitFeeKey(unit), amountWon: unit.feeWon })),
  ...units.map((unit) => ({ key: areaFeeKey(unit), amountWon: unit.areaFeeWon })),
];

/** The whole price before benefits. */
export const priceWonOf = (order: SheetOrder): number =>
  sumWon(partsOf(order).map((part) => part.amountWon));

const hasGiftCard = ({ sellables }: SheetFacts): boolean =>
  [...sellables.values()].some(({ goodsType }) => goodsType === 'GIFT_CARD');

/** The entered amounts, limited to balances and to what is left to pay. */
function moneyOf(facts: SheetFacts, wanted: SheetChoices, dueWon: number) {
  const maxPointWon = wholePoints(Math.min(facts.point.balanceWon, dueWon));
  const pointWon = wholePoints(Math.min(wanted.usePointWon, maxPointWon));
  const maxCoinWon = Math.min(facts.coin.balanceWon, dueWon - pointWon);
  const coinWon = Math.min(wanted.useCoinWon, maxCoinWon);
  // Gift cards are not bought with gift cards.
  const maxGiftCardWon = hasGiftCard(facts)
    ? 0
    : Math.min(facts.giftCard.balanceWon, dueWon - pointWon - coinWon);
  const giftCardWon = Math.min(wanted.useGiftCardWon, maxGiftCardWon);
  return { maxPointWon, pointWon, maxCoinWon, coinWon, maxGiftCardWon, giftCardWon };
}

/**
 * Prices a sheet. Impossible choices are corrected: coupons that save nothing are removed, the others are
 * placed where they save most, money is limited to the balances, months that the card does not offer become
 * 일시불.
 */
export function priceSheet(facts: SheetFacts, wanted: SheetChoices): PricedSheet {
  const order = orderOf(facts, wanted);
  const { lines, units, card, payMethod } = order;
  const picked = new Set(wanted.couponIssueNos);
  const coupons = solveCoupons(
    order.couponOrder,
    facts.coupons.filter((coupon) => picked.has(coupon.issueNo)),
  );
  const money = moneyOf(facts, wanted, priceWonOf(order) - coupons.savingWon);
  const shares = sharePrice(partsOf(order), { ...money, couponWonByKey: savingByKey(coupons) });
  const byKey = new Map(shares.map((share) => [share.key, share]));
  const payWon = payWonOf(shares);
  const listWon = sumWon(lines.map((line) => line.sellable.listPriceWon * line.qty));
  const goodsWon = sumWon(lines.map(lineWon));
  const { pointWon, coinWon, giftCardWon } = money;
  return {
    choices: {
      addressNo: order.address?.addressNo ?? null,
      giftArea: order.giftArea,
      couponIssueNos: coupons.taken.map(({ coupon }) => coupon.issueNo).sort((a, b) => a - b),
      usePointWon: pointWon,
      useCoinWon: coinWon,
      payMethod,
      useGiftCardWon: giftCardWon,
      cardCd: card?.cardCd ?? '',
      installmentMonths:
        payMethod === 'CARD' ? allowedMonths(card, payWon, wanted.installmentMonths) : 0,
      bankCd: depositBanks.find((bank) => bank === wanted.bankCd) ?? depositBanks[0],
    },
    lines,
    basketChanges: facts.basketChanges,
    problems: order.problems,
    units,
    address: order.address,
    isGift: facts.isGift,
    giftAreaFeeWon: order.giftArea === undefined ? null : facts.giftAreaFees[order.giftArea],
    coupons,
    shares: byKey,
    amounts: {
      listWon,
      discountWon: listWon - goodsWon,
      goodsWon,
      deliveryWon: sumWon(units.map((unit) => unit.feeWon)),
      areaFeeWon: sumWon(units.map((unit) => unit.areaFeeWon)),
      couponWon: coupons.savingWon,
      deliveryCouponWon: sumWon(
        coupons.taken
          .filter(({ coupon }) => coupon.kind === 'DELIVERY')
          .map(({ savingWon }) => savingWon),
      ),
      pointWon,
      coinWon,
      giftCardWon,
      payWon,
      earnPointWon: sumWon(
        lines.map((line) => earnedPointsOf(line, byKey.get(lineKey(line.sellable)))),
      ),
    },
    maxPointWon: money.maxPointWon,
    maxCoinWon: money.maxCoinWon,
    maxGiftCardWon: money.maxGiftCardWon,
    card,
    taxFreeWon: sumWon(
      lines
        .filter(({ sellable }) => sellable.isTaxFree)
        .map(({ sellable }) => byKey.get(lineKey(sellable))?.cardWon ?? 0),
    ),
  };
}
