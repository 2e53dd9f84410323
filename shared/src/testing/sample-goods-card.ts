import type { GoodsCard } from '@shop/shared/contracts';

/** A goods card as the api sends it; a test overrides the fields it checks. */
export const sampleGoodsCard = (over: Partial<GoodsCard> = {}): GoodsCard => ({
  goodsNo: 1001,
  name: '국내산 햇사과 5kg 가정용',
  brandNo: 3,
  brandName: '하루농장',
  image: { key: 'goods/1001/1', tone: [4, 4], alt: '나무 상자에 담긴 빨간 사과' },
  listPriceWon: 32_000,
  salePriceWon: 25_600,
  discountRate: 20,
  couponPriceWon: 22_900,
  score: 4.8,
  reviewCount: 1204,
  badges: ['best'],
  soldOut: false,
  adult: false,
  hasOptions: false,
  hasPriceRange: false,
  delivery: { type: '20', feeWon: 3000, freeOverWon: null },
  arrival: { leadDays: 1, cutoffHour: 18 },
  deal: null,
  ...over,
});
