import { z } from 'zod';
import { goodsCoupon } from './benefit-card.schema';
import { defineSchemas } from './call';
import { categoryLink } from './category.schema';
import {
  cardDeal,
  cardOffer,
  deliveryType,
  goodsBadge,
  goodsCard,
  restDays,
} from './goods-card.schema';
import { contentBlock, day, imageRef, instant, no, noList, won } from './part.schema';

export const goodsStatus = z.enum(['READY', 'ON_SALE', 'SOLD_OUT', 'ENDED', 'BANNED']);
export const goodsType = z.enum(['NORMAL', 'ECOUPON', 'GIFT_CARD', 'RESERVATION', 'OVERSEAS']);
export type GoodsType = z.output<typeof goodsType>;

export const goodsPrice = z.object({
  /** Of one piece of the cheapest option that can be bought, like every price below. */
  listPriceWon: won(),
  /** Current price without coupons, with a running deal. */
  salePriceWon: won(),
  discountRate: z.number(),
  /** The lowest price of the last 30 days before the current one; null without an earlier price. */
  lowest30DaysWon: won().nullable(),
  /** The price after all benefits below: 최대혜택가, or 쿠폰적용가 when they are coupons only. */
  bestPriceWon: won(),
  benefits: z.array(
    z.object({
      kind: z.enum(['DISCOUNT', 'DEAL', 'COUPON', 'CARD']),
      name: z.string(),
      amountWon: won(),
      couponNo: z.number().nullable(),
    }),
  ),
  /** Below `bestPriceWon`; null when no coupon of the own card lowers it, absent in answers of older builds. */
  cardOffer: cardOffer.nullish(),
  /** 적립 예정, in points. */
  pointWon: won(),
  /** 100g당 1,250원 */
  unitPrice: z.object({ priceWon: won(), per: z.string() }).nullable(),
  /** The longest interest-free installment (무이자) for this price; null under 50,000 won. */
  interestFree: z.object({ months: z.number(), monthlyWon: won() }).nullable(),
});

export const goodsLimits = z.object({
  minQty: z.number(),
  maxQty: z.number(),
  idLimitQty: z.number().nullable(),
  unitQty: z.number(),
});

export const optionValue = z.object({
  valueNo: z.number(),
  name: z.string(),
  /** Hex of a swatch, for an SVG fill; null when the value is not a colour. */
  color: z.string().nullable(),
  imageKey: z.string().nullable(),
});

export const optionGroup = z.object({
  level: z.number(),
  name: z.string(),
  values: z.array(optionValue),
});

export const goodsSku = z.object({
  skuNo: z.number(),
  /** One value per level, in level order; empty without options. */
  valueNos: z.array(z.number()),
  optionText: z.string(),
  /** More than the price of the goods; less where a cheaper option is sold out. */
  addPriceWon: z.number(),
  /** At the time of this response; `goodsCalls.stock` has the current one. */
  available: z.number(),
});

export const goodsOptions = z.object({
  groups: z.array(optionGroup),
  skus: z.array(goodsSku),
});

export const goodsDelivery = z.object({
  type: deliveryType,
  condType: z.enum(['10', '20']).nullable(),
  feeWon: won(),
  freeOverWon: won().nullable(),
  /** Condition type 20: the fee applies once per this many pieces. */
  qtyUnit: z.number().nullable(),
  isBundled: z.boolean(),
  returnFeeWon: won(),
  exchangeFeeWon: won(),
  courier: z.string(),
  /**
   * Working days from order to delivery. With `cutoffHour`, input of deliveryPromise() of the
   * domain.
   */
  leadDays: z.number(),
  cutoffHour: z.number(),
  restDays,
  /** 예약판매: the first day (in Korea) on which it leaves the seller. */
  shipsFrom: day().nullable(),
  /** Orders of the last 30 days that arrived by the promised day; null when there are few of them. */
  punctual: z.object({ percent: z.number(), orderCount: z.number() }).nullable(),
  areaFees: z.array(z.object({ name: z.string(), feeWon: won() })),
});

export const goodsSeller = z.object({
  sellerNo: z.number(),
  bizName: z.string(),
  ceo: z.string(),
  bizNo: z.string(),
  mailOrderNo: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  returnAddress: z.string(),
  /** The mall is only the broker: the L3 sentence is required. */
  isBrokerSale: z.boolean(),
});

/** Whose size chart applies to goods, and of what. */
export const sizeGuide = z.object({
  body: z.enum(['MALE', 'FEMALE', 'CHILD', 'INFANT']),
  wear: z.enum(['CLOTHES', 'SHOES']),
});

/** A SKU of other goods that is offered with these (추가상품). */
export const goodsAddition = z.object({
  skuNo: z.number(),
  /** The goods, with the option. */
  name: z.string(),
  image: imageRef,
  priceWon: won(),
});

export const noticeRow = z.object({ key: z.string(), value: z.string() });

export const goodsDetail = z.object({
  goodsNo: z.number(),
  name: z.string(),
  summary: z.string(),
  status: goodsStatus,
  goodsType,
  adult: z.boolean(),
  taxFree: z.boolean(),
  culture: z.boolean(),
  badges: z.array(goodsBadge),
  brand: z
    .object({ brandNo: z.number(), name: z.string(), nameEn: z.string(), logo: imageRef })
    .nullable(),
  breadcrumb: z.array(categoryLink),
  images: z.array(imageRef).min(1),
  /** The path of a video of this shop, with captions in a `.vtt` of the same name; none of adult goods. */
  videoPath: z.string().nullable(),
  /** A tiny blurred WebP of the main picture as a data URI. */
  placeholder: z.string().nullable(),
  price: goodsPrice,
  deal: cardDeal.extend({ startsAt: instant(), perMember: z.number() }).nullable(),
  /** The next time deal that has not begun; null while one runs. */
  comingDeal: z.object({ dealNo: z.number(), startsAt: instant(), priceWon: won() }).nullable(),
  score: z.number(),
  reviewCount: z.number(),
  soldOut: z.boolean(),
  limits: goodsLimits,
  options: goodsOptions,
  /** What may be written on the goods, for example 각인 문구; null when nothing may. */
  textOption: z.object({ name: z.string() }).nullable(),
  /** In stock and on sale. */
  additions: z.array(goodsAddition),
  /** Of the category; null for goods that are not worn. */
  sizeGuide: sizeGuide.nullable(),
  delivery: goodsDelivery,
  seller: goodsSeller,
  /** 상품정보제공고시 (L4) */
  notice: z.object({
    type: z.string(),
    rows: z.array(noticeRow),
  }),
  certs: z.array(z.object({ kind: z.string(), certNo: z.string() })),
  content: z.array(contentBlock),
  coupons: z.array(goodsCoupon),
  updatedAt: instant(),
});

export const goodsStock = z.object({
  goodsNo: z.number(),
  status: goodsStatus,
  skus: z.array(z.object({ skuNo: z.number(), available: z.number() })),
  deal: z
    .object({ dealNo: z.number(), remaining: z.number(), soldRate: z.number(), endsAt: instant() })
    .nullable(),
});

/** The reason why goods cannot be bought, for /goods/error/goods-not-for-sale. */
export const goodsStatusReply = z.object({
  goodsNo: z.number(),
  name: z.string(),
  image: imageRef,
  status: goodsStatus,
  isForSale: z.boolean(),
  /** Nothing is left in stock; the goods may return. */
  soldOut: z.boolean(),
  /** Start of sale; null when it has started or ended. */
  opensAt: instant().nullable(),
  /** What one costs now, with a running deal; null for banned goods. */
  salePriceWon: won().nullable(),
  categoryNo: z.number(),
});

const cards = z.object({ items: z.array(goodsCard) });
const byGoods = z.object({ goodsNo: no() });

/** One column of /goods/compare. */
export const comparedGoods = goodsCard.extend({
  /** Rows of the product notice (상품정보제공고시). */
  notice: z.array(noticeRow),
});

export const sitemapEntry = z.object({ no: z.number(), updatedAt: instant() });

export const goodsSchemas = defineSchemas({
  detail: {
    summary: 'Returns a product.',
    params: byGoods,
    reply: goodsDetail,
    errors: ['5002'],
  },
  options: {
    summary: 'Returns the option groups and SKUs of a product.',
    params: byGoods,
    reply: goodsOptions,
  },
  stock: {
    summary: 'Returns the available stock of each SKU of a product.',
    params: byGoods,
    reply: goodsStock,
  },
  status: {
    summary: 'Returns whether a product is on sale.',
    params: byGoods,
    reply: goodsStatusReply,
  },
  coupons: {
    summary: 'Lists the coupons that can be downloaded for a product.',
    params: byGoods,
    reply: z.object({ coupons: z.array(goodsCoupon) }),
  },
  related: {
    summary: 'Lists the goods that belong to a product.',
    params: byGoods,
    reply: cards,
  },
  similar: {
    summary: 'Lists goods similar to a product.',
    params: byGoods,
    reply: cards,
  },
  cards: {
    summary: 'Returns product cards by number, in the requested order.',
    query: z.object({ goodsNos: noList() }),
    reply: cards,
  },
  compare: {
    summary: 'Returns up to three products for a comparison.',
    query: z.object({ goodsNos: z.string().regex(/^\d{1,12}(,\d{1,12}){0,2}$/) }),
    reply: z.object({ items: z.array(comparedGoods) }),
  },
  sitemap: {
    summary: 'Lists the products for the sitemap.',
    query: z.object({
      kind: z.enum(['goods', 'category', 'brand', 'planShop']),
      page: z.coerce.number<number>().int().min(1).max(10_000).optional(),
    }),
    reply: z.object({ total: z.number(), pageSize: z.number(), entries: z.array(sitemapEntry) }),
  },
});

export type GoodsDetail = z.output<typeof goodsDetail>;
export type ComparedGoods = z.output<typeof comparedGoods>;
export type SizeGuide = z.output<typeof sizeGuide>;
export type GoodsAddition = z.output<typeof goodsAddition>;
export type GoodsPrice = z.output<typeof goodsPrice>;
export type GoodsOptions = z.output<typeof goodsOptions>;
export type OptionGroup = z.output<typeof optionGroup>;
export type OptionValue = z.output<typeof optionValue>;
export type GoodsSku = z.output<typeof goodsSku>;
export type GoodsStock = z.output<typeof goodsStock>;
export type GoodsLimits = z.output<typeof goodsLimits>;
export type GoodsDelivery = z.output<typeof goodsDelivery>;
export type GoodsSeller = z.output<typeof goodsSeller>;
export type GoodsStatus = z.output<typeof goodsStatus>;
export type GoodsStatusReply = z.output<typeof goodsStatusReply>;
