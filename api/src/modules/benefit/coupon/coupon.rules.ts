import type { SheetCoupon } from '@shop/shared/contracts';
import { couponSavingWon, formatWon, sumWon } from '@shop/shared/domain';
import { type DeliveryUnit, type Line, lineWon } from '../../checkout/sellable/delivery.rules';
import type { Sellable } from '../../checkout/sellable/sellable';
import { type HeldCoupon, toMemberCoupon } from './coupon.repository';

/** What a coupon does on a sheet: how much, and which lines or fees carry it. */
export interface CouponEffect {
  savingWon: number;
  /** Keys of the price parts it lowers: `i<skuNo>` a line, `d<unit>` a delivery fee. */
  keys: string[];
  reason: string | null;
}

export const lineKey = (sellable: Sellable): string => `i${sellable.skuNo}`;
export const unitFeeKey = (unit: DeliveryUnit): string => `d${unit.key}`;

const isNamed = (list: HeldCoupon['targets'], sellable: Sellable): boolean =>
  list.some(
    ({ type, no }) =>
      (type === '10' && no === sellable.goodsNo) ||
      (type === '20' && no === sellable.brandNo) ||
      (type === '30' && sellable.planShopNos.includes(no)),
  );

/** May this coupon lower this line? */
const isTarget = (coupon: HeldCoupon, sellable: Sellable): boolean =>
  (coupon.targetType === null || isNamed(coupon.targets, sellable)) &&
  !isNamed(coupon.excludes, sellable);

const none = (reason: string): CouponEffect => ({ savingWon: 0, keys: [], reason });

const tooLittle = (coupon: HeldCoupon, baseWon: number): CouponEffect =>
  none(
    `${formatWon(coupon.minOrderWon - baseWon)} 더 담으면 사용할 수 있어요 (최소 ${formatWon(coupon.minOrderWon)})`,
  );

function onDelivery(coupon: HeldCoupon, goodsWon: number, units: readonly DeliveryUnit[]) {
  if (goodsWon < coupon.minOrderWon) return tooLittle(coupon, goodsWon);
  const paid = units.filter((unit) => unit.feeWon > 0);
  const feeWon = sumWon(paid.map((unit) => unit.feeWon));
  if (feeWon === 0) return none('배송비가 없는 주문이에요');
  const savingWon = couponSavingWon({ ...coupon, minOrderWon: 0 }, feeWon);
  return { savingWon, keys: paid.map(unitFeeKey), reason: null };
}

/**
 * Judges one coupon against the goods of a sheet.
 * @param cardCd the chosen card: card coupons need the mall's own.
 */
export function couponEffect(
  coupon: HeldCoupon,
  lines: readonly Line[],
  units: readonly DeliveryUnit[],
  context: { isOwnCard: boolean; now: Date },
): CouponEffect {
  if (coupon.useFrom && coupon.useFrom > context.now) return none('아직 사용 기간이 아니에요');
  const targets = lines.filter((line) => isTarget(coupon, line.sellable));
  const targetWon = sumWon(targets.map(lineWon));
  if (coupon.kind === 'DELIVERY') return onDelivery(coupon, sumWon(lines.map(lineWon)), units);
  if (coupon.kind === 'CARD' && !context.isOwnCard)
    return none('행사 카드로 결제할 때 사용할 수 있어요');
  if (targets.length === 0) return none('쿠폰을 쓸 수 있는 상품이 없어요');
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

export const toSheetCoupon = (coupon: HeldCoupon, effect: CouponEffect): SheetCoupon => {
  const { targets: _targets, excludes: _excludes, useFrom: _useFrom, ...row } = coupon;
  return {
    ...toMemberCoupon(row),
    isUsable: effect.savingWon > 0,
    savingWon: effect.savingWon,
    reason: effect.reason,
  };
};

/** The coupon that saves most; of equals the one that ends first (they come in that order). */
export function bestCoupon(
  judged: readonly { coupon: HeldCoupon; effect: CouponEffect }[],
): HeldCoupon | undefined {
  let best: { coupon: HeldCoupon; effect: CouponEffect } | undefined;
  for (const one of judged) {
    if (one.effect.savingWon > (best?.effect.savingWon ?? 0)) best = one;
  }
  return best?.coupon;
}
