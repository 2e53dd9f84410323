import type { BasketGroup, BasketItem, BasketTotals, BasketView } from '@shop/shared/contracts';
import { sumWon } from '@shop/shared/domain';
import { required } from '../../../platform/required';
import {
  basketDelivery,
  couponKindsText,
  couponOrderOf,
  lineKey,
  savingByKey,
  solveCoupons,
} from '../../../pricing';
import type { HeldCoupon } from '../../benefit/coupon';
import {
  arrivalOfAll,
  type Buyer,
  imageOf,
  type Line,
  optionTextOf,
  problemOf,
  type Sellable,
} from '../sellable';
import type { BasketLine } from './basket.repository';
import { type OwnCard, ownCardTotal } from './own-card';

type Placed = { item: BasketItem; sellable: Sellable };

function itemOf(line: BasketLine, sellable: Sellable, buyer: Buyer): BasketItem {
  const problem = problemOf(sellable, line.qty, buyer, 'kept') ?? null;
  return {
    itemNo: line.itemNo,
    goodsNo: sellable.goodsNo,
    skuNo: line.skuNo,
    goodsName: sellable.goodsName,
    brandName: sellable.brandName,
    optionText: optionTextOf(sellable, line.inputText),
    hasOptions: sellable.hasOptions,
    image: imageOf(sellable, buyer),
    adult: sellable.adult,
    listPriceWon: sellable.listPriceWon,
    unitPriceWon: sellable.unitPriceWon,
    addedPriceWon: line.addedPrice,
    qty: line.qty,
    amountWon: sellable.unitPriceWon * line.qty,
    // A line that cannot be ordered, or is kept for later, is never selected.
    selected: line.selected && problem === null && !line.isLater,
    limits: sellable.limits,
    available: sellable.available,
    couponWon: 0,
    couponText: null,
    isDealOver: line.dealNo !== null && line.dealNo !== sellable.deal?.dealNo,
    deal: sellable.deal && { dealNo: sellable.deal.dealNo, endsAt: isoOf(sellable.deal.endsAt) },
    problem,
  };
}

/** Times out of json_build_object have no `Z`. */
const isoOf = (text: string): string => new Date(text).toISOString();

/** What the promised day of arrival counts from. */
interface PromiseFacts {
  now: Date;
  /** Working days that the member's default address takes longer; 0 without one. */
  extraDays: number;
}

const lineOf = ({ item, sellable }: Placed): Line => ({ sellable, qty: item.qty });

function groupOf(placed: readonly Placed[], at: PromiseFacts): BasketGroup {
  const { sellable } = required(placed[0], 'item of the group');
  const selected = placed.filter(({ item }) => item.selected);
  return {
    sellerNo: sellable.sellerNo,
    sellerName: sellable.sellerName,
    isBrokerSale: sellable.isBrokerSale,
    items: placed.map(({ item }) => item),
    goodsWon: sumWon(selected.map(({ item }) => item.amountWon)),
    delivery: basketDelivery(selected.map(lineOf), placed.map(lineOf)),
    arrivesOn: arrivalOfAll(
      (selected.length > 0 ? selected : placed).map((one) => one.sellable),
      at.now,
      at.extraDays,
    ),
  };
}

type CouponShare = Pick<BasketItem, 'couponWon' | 'couponText'>;

/** What the best coupons save on each selected line, by SKU. Card and delivery coupons belong to the sheet. */
function couponsBySku(
  lines: readonly Line[],
  coupons: readonly HeldCoupon[],
  now: Date,
): Map<number, CouponShare> {
  const order = couponOrderOf(lines, [], { isOwnCard: false, now });
  const best = solveCoupons(order, coupons);
  const wonByKey = savingByKey(best);
  const shareOf = (key: string): CouponShare => ({
    couponWon: wonByKey.get(key) ?? 0,
    couponText: couponKindsText(best, key),
  });
  return new Map(lines.map(({ sellable }) => [sellable.skuNo, shareOf(lineKey(sellable))]));
}

function groupsBySeller(placed: readonly Placed[], at: PromiseFacts): BasketGroup[] {
  const bySeller = new Map<number, Placed[]>();
  for (const one of placed) {
    const { sellerNo } = one.sellable;
    bySeller.set(sellerNo, [...(bySeller.get(sellerNo) ?? []), one]);
  }
  return [...bySeller.values()].map((ofSeller) => groupOf(ofSeller, at));
}

function totalsOf(groups: readonly BasketGroup[]): Omit<BasketTotals, 'ownCard'> {
  const selected = groups.flatMap((group) => group.items.filter((item) => item.selected));
  const listWon = sumWon(selected.map((item) => item.listPriceWon * item.qty));
  const goodsWon = sumWon(selected.map((item) => item.amountWon));
  const deliveryWon = sumWon(groups.map((group) => group.delivery.feeWon));
  return {
    listWon,
    discountWon: listWon - goodsWon,
    goodsWon,
    deliveryWon,
    payWon: goodsWon + deliveryWon,
    selectedItems: selected.length,
    selectedQty: sumWon(selected.map((item) => item.qty)),
  };
}

const isInvalid = ({ item }: Placed) => item.problem !== null && !item.problem.isFixable;

/**
 * The basket as a shopper sees it: boxes by seller, what cannot be ordered, what is kept for later, and the
 * server's totals.
 */
export function basketViewOf(
  lines: readonly BasketLine[],
  sellables: ReadonlyMap<number, Sellable>,
  buyer: Buyer,
  facts: PromiseFacts & { coupons: readonly HeldCoupon[]; ownCard: OwnCard | undefined },
): BasketView {
  const { coupons, now, extraDays } = facts;
  const place = (line: BasketLine): Placed[] => {
    const sellable = sellables.get(line.skuNo);
    return sellable ? [{ item: itemOf(line, sellable, buyer), sellable }] : [];
  };
  const unpriced = lines.filter(({ isLater }) => !isLater).flatMap(place);
  const selected = unpriced.filter(({ item }) => item.selected).map(lineOf);
  const couponShares = couponsBySku(selected, coupons, now);
  const placed = unpriced.map(({ item, sellable }) => ({
    item: { ...item, ...couponShares.get(item.skuNo) },
    sellable,
  }));
  const groups = groupsBySeller(
    placed.filter((one) => !isInvalid(one)),
    { now, extraDays },
  );
  const totals = totalsOf(groups);
  return {
    groups,
    invalidItems: placed.filter(isInvalid).map(({ item }) => item),
    laterItems: lines
      .filter(({ isLater }) => isLater)
      .flatMap(place)
      .map(({ item }) => item),
    totals: { ...totals, ownCard: ownCardTotal(selected, totals.payWon, facts) },
    count: placed.length,
  };
}
