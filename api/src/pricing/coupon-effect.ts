import { formatWon, sumWon } from '@shop/shared/domain';
import { type CouponTerms, couponSavingWon } from './coupon-saving';
import type { DeliveryUnit } from './delivery-units';
import { lineWon, type PricedLine, type PricedSku } from './priced-sku';

/** ME035: 10 goods, 20 brand, 30 planned shop. */
export interface CouponTarget {
  type: '10' | '20' | '30';
  no: number;
}

/** What decides where and how much a coupon saves. */
export interface CouponRule extends CouponTerms {
  kind: 'GOODS' | 'BASKET' | 'DELIVERY' | 'CARD';
  /** Null: the coupon is for everything that is not excluded. */
  targetType: CouponTarget['type'] | null;
  targets: CouponTarget[];
  excludes: CouponTarget[];
  useFrom: Date | null;
}

/** What a coupon saves on an order, and which lines or fees it lowers. */
export interface CouponEffect {
  savingWon: number;
  /** Keys of the price parts that are lowered: `i<skuNo>` a line, `d<unit>` a delivery fee. */
  keys: string[];
  reason: string | null;
}

export const lineKey = (sellable: PricedSku): string => `i${sellable.skuNo}`;
export const unitFeeKey = (unit: DeliveryUnit): string => `d${unit.key}`;

const isNamed = (list: readonly CouponTarget[], sellable: PricedSku): boolean =>
  list.some(
    ({ type, no }) =>
      (type === '10' && no === sellable.goodsNo) ||
      (type === '20' && no === sellable.brandNo) ||
      (type === '30' && sellable.planShopNos.includes(no)),
  );

/** May this coupon lower this line? */
const isTarget = (coupon: CouponRule, sellable: PricedSku): boolean =>
  (coupon.targetType === null || isNamed(coupon.targets, sellable)) &&
  !isNamed(coupon.excludes, sellable);

const noEffect = (reason: string): CouponEffect => ({ savingWon: 0, keys: [], reason });

const tooLittle = (coupon: CouponRule, baseWon: number): CouponEffect =>
  noEffect(
    `${formatWon(coupon.minOrderWon - baseWon)} 더 담으면 사용할 수 있어요 (최소 ${formatWon(coupon.minOrderWon)})`,
  );

function onDelivery(coupon: CouponRule, goodsWon: number, units: readonly DeliveryUnit[]) {
  if (goodsWon < coupon.minOrderWon) return tooLittle(coupon, goodsWon);
  const paid = units.filter((unit) => unit.feeWon > 0);
  const feeWon = sumWon(paid.map((unit) => unit.feeWon));
  if (feeWon === 0) return noEffect('배송비가 없는 주문이에요');
  const savingWon = couponSavingWon({ ...coupon, minOrderWon: 0 }, feeWon);
  return { savingWon, keys: paid.map(unitFeeKey), reason: null };
}

/**
 * Judges one coupon against the goods of a sheet.
 * @param cardCd the chosen card: card coupons need the mall's own.
 */
export function couponEffect(
  coupon: CouponRule,
  lines: readonly PricedLine[],
  units: readonly DeliveryUnit[],
  context: { isOwnCard: boolean; now: Date },
): CouponEffect {
  if (coupon.useFrom && coupon.useFrom > context.now) return noEffect('아직 사용 기간이 아니에요');
  const targets = lines.filter((line) => isTarget(coupon, line.sellable));
  const targetWon = sumWon(targets.map(lineWon));
  if (coupon.kind === 'DELIVERY') return onDelivery(coupon, sumWon(lines.map(lineWon)), units);
  if (coupon.kind === 'CARD' && !context.isOwnCard)
    return noEffect('행사 카드로 결제할 때 사용할 수 있어요');
  if (targets.length === 0) return noEffect('쿠폰을 쓸 수 있는 상품이 없어요');
  // A goods coupon lowers the one line it saves most on; the others lower everything they are for.
  const base =
    coupon.kind === 'GOODS'
      ? [targets.reduce((best, line) => (lineWon(line) > lineWon(best) ? line : best))]
      : targets;
  const baseWon = coupon.kind === 'GOODS' ? sumWon(base.map(lineWon)) : targetWon;
  if (baseWon < coupon.minOrderWon) return tooLittle(coupon, baseWon);
  const savingWon = couponSavingWon(coupon, baseWon);
  return { savingWon, keys: base.map((line) => lineKey(line.sellable)), reason: null };
}

/** The coupon that saves most; of equal ones the first, which is the one that expires first. */
export function bestCoupon<C>(
  candidates: readonly { coupon: C; effect: CouponEffect }[],
): C | undefined {
  let best: { coupon: C; effect: CouponEffect } | undefined;
  for (const candidate of candidates) {
    if (candidate.effect.savingWon > (best?.effect.savingWon ?? 0)) best = candidate;
  }
  return best?.coupon;
}
