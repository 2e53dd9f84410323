import type { GoodsPrice } from '@shop/shared/contracts';
import { bestPriceLabel } from './best-price-label';

/** One row of the calculation from 정가 to the best price. */
export interface BenefitStep {
  label: string;
  /** In won; a discount is negative. */
  amountWon: number;
  kind: 'start' | 'saved' | 'subtotal' | 'total';
  note?: string;
}

type Benefit = GoodsPrice['benefits'][number];

const isInSalePrice = ({ kind }: Benefit): boolean => kind === 'DISCOUNT' || kind === 'DEAL';

const sumOf = (benefits: readonly Benefit[]): number =>
  benefits.reduce((sum, { amountWon }) => sum + amountWon, 0);

const notes: Partial<Record<Benefit['kind'], string>> = {
  CARD: '쿠폰을 받아 이 카드로 결제하면 할인돼요',
  COUPON: '쿠폰을 받아 주문할 때 쓸 수 있어요',
};

const saved = ({ kind, name, amountWon }: Benefit): BenefitStep => ({
  label: name,
  amountWon: -amountWon,
  kind: 'saved',
  note: notes[kind],
});

/** 쿠폰적용가 in won, or null when no coupon lowers the price. */
export function couponPriceWon({ salePriceWon, benefits }: GoodsPrice): number | null {
  const couponWon = sumOf(benefits.filter(({ kind }) => kind === 'COUPON'));
  return couponWon > 0 ? salePriceWon - couponWon : null;
}

/** The price with the offer of the mall's own card as its last benefit. */
export function withCardOffer(price: GoodsPrice): GoodsPrice {
  const { cardOffer, bestPriceWon, benefits } = price;
  if (!cardOffer) return price;
  const { couponName: name, couponNo, priceWon } = cardOffer;
  const amountWon = bestPriceWon - priceWon;
  return {
    ...price,
    bestPriceWon: priceWon,
    benefits: [...benefits, { kind: 'CARD', name, amountWon, couponNo }],
  };
}

/** 정가 − discounts = 판매가 − coupons = 쿠폰적용가 − card = 최대혜택가, one row per step. */
export function benefitSteps(price: GoodsPrice): BenefitStep[] {
  const { listPriceWon, salePriceWon, bestPriceWon, benefits } = price;
  const coupons = benefits.filter(({ kind }) => kind === 'COUPON');
  const cards = benefits.filter(({ kind }) => kind === 'CARD');
  const afterCoupons = couponPriceWon(price);
  return [
    { label: '정가', amountWon: listPriceWon, kind: 'start' },
    ...benefits.filter(isInSalePrice).map(saved),
    { label: '판매가', amountWon: salePriceWon, kind: 'subtotal' },
    ...coupons.map(saved),
    ...(afterCoupons !== null && cards.length > 0
      ? [{ label: '쿠폰적용가', amountWon: afterCoupons, kind: 'subtotal' as const }]
      : []),
    ...cards.map(saved),
    { label: bestPriceLabel(price), amountWon: bestPriceWon, kind: 'total' },
  ];
}
