import type { GoodsDelivery } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';

type FeeTerms = Pick<GoodsDelivery, 'type' | 'feeWon' | 'freeOverWon'> &
  Partial<Pick<GoodsDelivery, 'condType' | 'qtyUnit'>>;

/**
 * The delivery fee: a short label and its condition.
 * @param priceWon the price of one piece, which decides whether conditional free delivery applies
 */
export function feeTexts(
  delivery: FeeTerms,
  priceWon: number,
): { fee: string; condition?: string } {
  const { type, feeWon, freeOverWon, condType, qtyUnit } = delivery;
  switch (type) {
    case '10':
      return { fee: '무료배송' };
    case '30':
      if (freeOverWon === null) return { fee: `배송비 ${formatWon(feeWon)}` };
      if (priceWon >= freeOverWon) return { fee: '무료배송' };
      return {
        fee: `배송비 ${formatWon(feeWon)}`,
        condition: `${formatWon(freeOverWon)} 이상 구매하면 무료배송`,
      };
    case '40':
      return {
        fee: '착불',
        condition: feeWon > 0 ? `받을 때 ${formatWon(feeWon)}을 내요` : '받을 때 배송비를 내요',
      };
    case '20':
      return {
        fee: `배송비 ${formatWon(feeWon)}`,
        condition:
          condType === '20' && qtyUnit
            ? `${qtyUnit}개마다 한 번씩 내요`
            : '여러 개를 사도 한 번만 내요',
      };
  }
}

/** 도서산간 추가: 제주 3,000원 · 도서산간 5,000원. Undefined when no area has an extra fee. */
export function areaFeeText({ areaFees }: GoodsDelivery): string | undefined {
  if (areaFees.length === 0) return undefined;
  return areaFees.map(({ name, feeWon }) => `${name} ${formatWon(feeWon)}`).join(' · ');
}
