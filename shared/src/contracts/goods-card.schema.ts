import { z } from 'zod';
import { imageRef, instant, won } from './part.schema';

/** 10 free, 20 charged, 30 free from an amount, 40 cash on delivery. */
export const deliveryType = z.enum(['10', '20', '30', '40']);

export const cardDelivery = z.object({
  type: deliveryType,
  /** What one piece pays when bought alone, won; 0 when free. */
  feeWon: won(),
  /** Type 30: free from this amount, won. */
  freeOverWon: won().nullable(),
});

/** Feeds deliveryPromise() of the domain: the day itself depends on the moment one looks. */
export const cardArrival = z.object({
  /** Working days from order to doorstep. */
  leadDays: z.number(),
  /** Orders from this hour on (Korean time) count as the next day's. */
  cutoffHour: z.number(),
});

export const cardDeal = z.object({
  dealNo: z.number(),
  endsAt: instant(),
  /** Share of the deal's own stock already sold, 0–100. */
  soldRate: z.number(),
});

/** `interestFree` 무이자, `exclusive` 단독, `sellerPick` MD추천 … the words are the card's. */
export const goodsBadge = z.enum([
  'best',
  'new',
  'deal',
  'exclusive',
  'pick',
  'interestFree',
  'coupon',
  'overseas',
  'reservation',
  'ecoupon',
]);

/** What a goods card in any list shows. */
export const goodsCard = z.object({
  goodsNo: z.number(),
  name: z.string(),
  brandNo: z.number().nullable(),
  brandName: z.string().nullable(),
  image: imageRef,
  listPriceWon: won(),
  /** What is paid now, a running deal included. */
  salePriceWon: won(),
  discountRate: z.number(),
  /** 쿠폰적용가 with the best downloadable coupon; null when none lowers the price. */
  couponPriceWon: won().nullable(),
  /** 0 when nobody has reviewed it. */
  score: z.number(),
  reviewCount: z.number(),
  badges: z.array(goodsBadge),
  soldOut: z.boolean(),
  adult: z.boolean(),
  /** Something has to be chosen before it can be bought. */
  hasOptions: z.boolean(),
  /** Some options cost more: `salePriceWon` is where the price begins. */
  hasPriceRange: z.boolean(),
  delivery: cardDelivery,
  /** null for what is sent to the phone or not yet sold. */
  arrival: cardArrival.nullable(),
  deal: cardDeal.nullable(),
});

export type GoodsCard = z.output<typeof goodsCard>;
export type GoodsBadge = z.output<typeof goodsBadge>;
export type DeliveryType = z.output<typeof deliveryType>;
