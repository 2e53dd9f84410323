import type { GoodsCard, ImageRef } from '@shop/shared/contracts';
import { dealCard, laptopCard, sampleCard } from '@shop/shared/markup';

/* Goods of the examples: fixed, with pictures that the sample catalogue draws. */

export const blouse = sampleCard(901, '시폰 셔링 블라우스', '무아르', 'blouse-0-6522', [0, 5], {
  badges: ['best', 'coupon'],
  couponPriceWon: 28_900,
});
export const apples = sampleCard(
  904,
  '프리미엄 샤인머스캣 실속 박스 3kg, 산지에서 바로 보내는 가정용 흠과 포함',
  '하루농장',
  'fruit-box-4-15003',
  [4, 2],
  { discountRate: 0, salePriceWon: 39_900 },
);
export const soldOut = sampleCard(902, '와플 페이스 타올 10장', '하루결', 'towels-5-5439', [5, 3], {
  soldOut: true,
});

export const sampleCards: readonly GoodsCard[] = [blouse, apples, dealCard, laptopCard, soldOut];

export const sampleImages: readonly ImageRef[] = [
  blouse.image,
  { key: 'd/blouse-0-6522-detail', tone: [0, 5], alt: '블라우스의 셔링' },
  { key: 'd/blouse-0-6522-use', tone: [0, 5], alt: '블라우스를 입은 모습' },
];

/** 5:2, with free space at the left for text. */
export const wideImage: ImageRef = {
  key: 'b/wide-0-0-coat.cardigan.boots',
  tone: [0, 0],
  alt: '코트와 카디건과 부츠',
};
