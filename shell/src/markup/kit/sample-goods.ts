import type { GoodsCard, ImageRef } from '@shop/shared/contracts';

const card = (
  goodsNo: number,
  name: string,
  brandName: string,
  drawing: string,
  tone: ImageRef['tone'],
  more: Partial<GoodsCard> = {},
): GoodsCard => ({
  goodsNo,
  name,
  brandNo: 2,
  brandName,
  image: { key: `d/${drawing}-hero`, tone, alt: name },
  listPriceWon: 39_900,
  salePriceWon: 31_900,
  discountRate: 20,
  couponPriceWon: null,
  score: 4.6,
  reviewCount: 128,
  badges: [],
  soldOut: false,
  adult: false,
  hasOptions: true,
  hasPriceRange: false,
  delivery: { type: '10', feeWon: 0, freeOverWon: null },
  deal: null,
  ...more,
});

/* Goods of the examples: fixed, with pictures that the sample catalogue draws. */

export const blouse = card(901, '시폰 셔링 블라우스', '무아르', 'blouse-0-6522', [0, 5], {
  badges: ['best', 'coupon'],
  couponPriceWon: 28_900,
});
export const apples = card(
  904,
  '프리미엄 샤인머스캣 실속 박스 3kg, 산지에서 바로 보내는 가정용 흠과 포함',
  '하루농장',
  'fruit-box-4-15003',
  [4, 2],
  { discountRate: 0, salePriceWon: 39_900 },
);
export const deal = card(903, '음이온 헤어드라이어 1900W', '리브웰', 'hair-dryer-8-12758', [8, 1], {
  badges: ['deal'],
  deal: { dealNo: 1, endsAt: '2026-03-02T09:00:00Z', soldRate: 64 },
});
export const laptop = card(905, '게이밍 노트북 16', '노바', 'laptop-7-9160', [7, 0], {
  listPriceWon: 1_890_000,
  salePriceWon: 1_590_000,
  discountRate: 15,
  badges: ['interestFree'],
  hasPriceRange: true,
});
export const soldOut = card(902, '와플 페이스 타올 10장', '하루결', 'towels-5-5439', [5, 3], {
  soldOut: true,
});

export const sampleCards: readonly GoodsCard[] = [blouse, apples, deal, laptop, soldOut];

export const sampleImages: readonly ImageRef[] = [
  blouse.image,
  { key: 'd/blouse-0-6522-detail', tone: [0, 5], alt: '블라우스의 셔링' },
  { key: 'd/blouse-0-6522-use', tone: [0, 5], alt: '블라우스를 입은 모습' },
];

/** 5:2, free at the left for words. */
export const wideImage: ImageRef = {
  key: 'b/wide-0-0-coat.cardigan.boots',
  tone: [0, 0],
  alt: '코트와 카디건과 부츠',
};
