import type { GoodsPrice } from '@shop/shared/contracts';

/** The name of `bestPriceWon`: with coupons only it is the 쿠폰적용가 that lists show. */
export const bestPriceLabel = ({ benefits }: Pick<GoodsPrice, 'benefits'>): string =>
  benefits.some(({ kind }) => kind === 'CARD') ? '최대혜택가' : '쿠폰적용가';
