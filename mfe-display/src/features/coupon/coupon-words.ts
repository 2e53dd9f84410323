import type { CouponCard } from '@shop/shared/contracts';
import { wonFigure } from '@shop/shared/ui';
import { koreanDay } from '../day/korean-day';

const won = (amountWon: number): string => `${wonFigure(amountWon)}원`;

/** The discount: "15%", "5,000원", "무료배송". */
export function couponValue({
  kind,
  rate,
  amountWon,
}: Pick<CouponCard, 'kind' | 'rate' | 'amountWon'>): string {
  if (rate !== null) return `${rate}%`;
  if (amountWon) return won(amountWon);
  return kind === 'DELIVERY' ? '무료배송' : '할인';
}

/** The conditions, one short phrase each: "30,000원 이상 구매 시", "최대 10,000원". */
export function couponConditions({
  minOrderWon,
  maxAmountWon,
}: Pick<CouponCard, 'minOrderWon' | 'maxAmountWon'>): string[] {
  const parts = [
    minOrderWon > 0 ? `${won(minOrderWon)} 이상 구매 시` : '',
    maxAmountWon ? `최대 ${won(maxAmountWon)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts : ['금액 제한 없이 사용 가능'];
}

/** The validity: a number of days from download, or a date in Korea. */
export function couponPeriod({
  validDays,
  useEndsAt,
  issueEndsAt,
}: Pick<CouponCard, 'validDays' | 'useEndsAt' | 'issueEndsAt'>): string {
  if (validDays !== null) return `받은 날부터 ${validDays}일 동안 사용`;
  return `${koreanDay(useEndsAt ?? issueEndsAt)}까지 사용`;
}
