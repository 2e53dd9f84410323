import { z } from 'zod';
import { day, imageRef, instant, won } from './part.schema';

/** 10 free, 20 charged, 30 free from an amount, 40 cash on delivery. */
export const deliveryType = z.enum(['10', '20', '30', '40']);

export const cardDelivery = z.object({
  type: deliveryType,
  /** Delivery fee of one piece bought alone, in won; 0 when free. */
  feeWon: won(),
  /** Type 30: minimum amount for free delivery, in won. */
  freeOverWon: won().nullable(),
});

/** Holidays without a fixed date in the coming weeks; null or absent when there are none. */
export const restDays = z.array(day()).nullish();

/** Input of deliveryPromise() of the domain, because the day depends on the current time. */
export const cardArrival = z.object({
  /** Working days from order to delivery. */
  leadDays: z.number(),
  /** Orders from this hour (Korean time) count as the next day's. */
  cutoffHour: z.number(),
  restDays,
});

/** One piece paid with the mall's own card and its best coupon, which can be taken now. */
export const cardOffer = z.object({
  cardName: z.string(),
  /** After the best coupon on the goods and that of the card. */
  priceWon: won(),
  couponNo: z.number(),
  couponName: z.string(),
});

export const cardDeal = z.object({
  dealNo: z.number(),
  endsAt: instant(),
  /** Sold share of the deal's stock, 0–100. */
  soldRate: z.number(),
});

/** `interestFree` 무이자, `exclusive` 단독, `sellerPick` MD추천. The card component has the texts. */
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

/** The content of a goods card in any list. */
export const goodsCard = z.object({
  goodsNo: z.number(),
  name: z.string(),
  brandNo: z.number().nullable(),
  brandName: z.string().nullable(),
  image: imageRef,
  listPriceWon: won(),
  /** The current price, with a running deal. */
  salePriceWon: won(),
  discountRate: z.number(),
  /** 쿠폰적용가 with the best downloadable coupon; null when none lowers the price. */
  couponPriceWon: won().nullable(),
  /** Null when no coupon of the own card lowers the price; absent in answers of older builds. */
  cardOffer: cardOffer.nullish(),
  /** 0 without reviews. */
  score: z.number(),
  reviewCount: z.number(),
  badges: z.array(goodsBadge),
  soldOut: z.boolean(),
  adult: z.boolean(),
  /** An option must be chosen before purchase. */
  hasOptions: z.boolean(),
  /** Some options cost more: `salePriceWon` is the lowest price. */
  hasPriceRange: z.boolean(),
  delivery: cardDelivery,
  /** Null for goods sent to the phone or not yet on sale. */
  arrival: cardArrival.nullable(),
  deal: cardDeal.nullable(),
});

export type GoodsCard = z.output<typeof goodsCard>;
export type GoodsBadge = z.output<typeof goodsBadge>;
export type DeliveryType = z.output<typeof deliveryType>;
