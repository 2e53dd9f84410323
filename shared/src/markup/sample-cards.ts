import type { GoodsCard, ImageRef } from '@shop/shared/contracts';

/**
 * A card of the design reference: fixed, with a picture that the sample catalogue draws.
 * @param drawing name of the drawing; its picture is `d/<drawing>-hero`
 * @param more fields that differ from the defaults
 */
export const sampleCard = (
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
  arrival: { leadDays: 1, cutoffHour: 18 },
  deal: null,
  ...more,
});

/** A running deal, two thirds sold. */
export const dealCard = sampleCard(
  903,
  '음이온 헤어드라이어 1900W',
  '리브웰',
  'hair-dryer-8-12758',
  [8, 1],
  {
    badges: ['deal'],
    deal: { dealNo: 1, endsAt: '2026-03-02T09:00:00Z', soldRate: 64 },
  },
);

/** Expensive, with options that have surcharges. */
export const laptopCard = sampleCard(905, '게이밍 노트북 16', '노바', 'laptop-7-9160', [7, 0], {
  listPriceWon: 1_890_000,
  salePriceWon: 1_590_000,
  discountRate: 15,
  badges: ['interestFree'],
  hasPriceRange: true,
});
