import type { GoodsCoupon } from '@shop/shared/contracts';
import { dottedDate, formatWon, groupDigits } from '@shop/shared/domain';

/** The discount of the coupon: 10% or 3,000원. */
export const couponValueText = ({ rate, amountWon }: GoodsCoupon): string =>
  rate === null ? formatWon(amountWon ?? 0) : `${rate}%`;

/** The conditions of the coupon, one short phrase each. */
export function couponConditions(coupon: GoodsCoupon): string[] {
  const { minOrderWon, maxAmountWon, rate, validDays, useEndsAt, remaining } = coupon;
  return [
    minOrderWon > 0 ? `${formatWon(minOrderWon)} 이상 구매 시` : '금액 제한 없음',
    rate !== null && maxAmountWon !== null ? `최대 ${formatWon(maxAmountWon)} 할인` : '',
    validDays !== null
      ? `받은 날부터 ${validDays}일`
      : useEndsAt
        ? `${dottedDate(useEndsAt)}까지`
        : '',
    remaining !== null ? `${groupDigits(remaining)}장 남음` : '',
  ].filter(Boolean);
}
