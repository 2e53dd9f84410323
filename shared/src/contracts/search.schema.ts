import { z } from 'zod';
import { planShopCard } from './benefit-card.schema';
import { brandCard } from './brand.schema';
import { defineSchemas } from './call';
import { categoryLink } from './category.schema';
import { eventCard } from './event.schema';
import { goodsCard } from './goods-card.schema';
import { flag, imageRef, no, noList, won } from './part.schema';
import { opaque, plainText } from './plain-text';

/** 추천 판매 낮은가격 높은가격 신상 할인율 후기 배송비 포함 최저가 */
export const goodsSort = z.enum([
  'recommend',
  'sales',
  'priceAsc',
  'priceDesc',
  'new',
  'discount',
  'review',
  'delivered',
]);

/** Predefined lists of /products; `title` of the response is their name. */
export const goodsListType = z.enum(['all', 'best', 'new', 'deal', 'sale', 'free', 'coupon']);

/** The scope of the list. Without any of these it is the whole shop. */
const scope = {
  categoryNo: no().optional(),
  brandNo: no().optional(),
  planShopNo: no().optional(),
  sectionNo: no().optional(),
  /** Goods of this seller that are sent in one parcel (묶음배송). */
  bundleSellerNo: no().optional(),
  type: goodsListType.optional(),
  q: plainText({ min: 1, max: 60 }).optional(),
  /** Searches for `q` as typed, without correction. */
  exact: flag(),
};

/** The filters; the page's URL uses the same names. */
const filters = {
  minWon: z.coerce.number<number>().int().min(0).optional(),
  maxWon: z.coerce.number<number>().int().min(0).optional(),
  /** Category facet of a search, brand or plan shop. */
  inCategory: no().optional(),
  brands: noList().optional(),
  /** 무료배송 */
  free: flag(),
  /** 할인 상품 */
  sale: flag(),
  /** 품절 제외 */
  stock: flag(),
  /** Minimum average score, 1–5. */
  score: z.coerce.number<number>().min(1).max(5).optional(),
  /** Colour names, for example `black,ivory`. */
  colors: z
    .string()
    .regex(/^[a-z]{2,12}(,[a-z]{2,12}){0,19}$/)
    .optional(),
};

export const goodsListQuery = z.object({
  ...scope,
  ...filters,
  sort: goodsSort.optional(),
  /** `nextCursor` of the previous part. */
  cursor: opaque(120).optional(),
  /** For links that work without script: 1 is the first. Ignored with a cursor. */
  page: z.coerce.number<number>().int().min(1).max(500).optional(),
  /** Default 24. */
  size: z.coerce.number<number>().int().min(1).max(96).optional(),
});

/** The corrected-word line: ‘{used}’(으)로 검색한 결과 · ‘{typed}’로 검색 */
export const searchCorrection = z.object({
  typed: z.string(),
  used: z.string(),
  /** `fewer`: no goods match all words, so some were left out. */
  reason: z.enum(['keyboard', 'choseong', 'typo', 'synonym', 'fewer']),
});

/** A price or size that the query states, and the query that is left without it; '' when nothing is. */
export const searchFilter = z.object({ text: z.string(), without: z.string() });

export const searchInfo = z.object({
  /** The word may not be searched: nothing is found, by law or the shop's rules. */
  isBanned: z.literal(true).optional(),
  correction: searchCorrection.nullable(),
  /** Absent from an api of the version before. */
  filters: z.array(searchFilter).optional(),
  /** A URL that suits the word better than a list. */
  redirect: z.object({ to: z.string(), title: z.string() }).nullable(),
  /** The brand that the word names, shown as a banner above the list. */
  brand: brandCard.nullable(),
  relatedWords: z.array(z.string()),
  /** Suggested words when nothing was found: one word fewer, or popular words. */
  tryWords: z.array(z.string()),
});

export const goodsList = z.object({
  /** Name of a predefined list; null for other scopes. */
  title: z.string().nullable(),
  items: z.array(goodsCard),
  total: z.number(),
  nextCursor: z.string().nullable(),
  /** Only in the first part of a search. */
  search: searchInfo.nullable(),
});

const count = z.object({ count: z.number() });

/** Counts ignore the facet's own filter, so that they show the result of another choice. */
export const facets = z.object({
  total: z.number(),
  price: z.object({ minWon: won(), maxWon: won() }),
  categories: z.array(categoryLink.extend(count.shape)),
  brands: z.array(z.object({ brandNo: z.number(), name: z.string() }).extend(count.shape)),
  colors: z.array(
    // `color` is the filter value, `name` the text, `hex` the fill of a swatch.
    z.object({ color: z.string(), name: z.string(), hex: z.string() }).extend(count.shape),
  ),
  scores: z.array(z.object({ score: z.number() }).extend(count.shape)),
  freeCount: z.number(),
  saleCount: z.number(),
  stockCount: z.number(),
});

export const suggestion = z.object({
  words: z.array(z.string()),
  correction: searchCorrection.nullable(),
  goods: z.array(
    z.object({
      goodsNo: z.number(),
      name: z.string(),
      /** The sign for adult goods; `adult.pictures` has the picture. */
      image: imageRef,
      adult: z.boolean(),
      salePriceWon: won(),
    }),
  ),
  brands: z.array(brandCard),
  categories: z.array(z.object({ categoryNo: z.number(), path: z.array(z.string()) })),
  planShops: z.array(z.object({ planShopNo: z.number(), title: z.string() })),
});

/** What a search finds beside goods; each empty when it finds none. */
export const searchOthers = z.object({
  planShops: z.array(planShopCard),
  brands: z.array(brandCard),
  events: z.array(eventCard),
});

/** The words that shoppers want most: kinds of goods, brands, categories, popular words; no banned ones. */
export const wordList = z.object({
  revision: z.string(),
  /** One a line, the most wanted first; null when the device has this revision. */
  words: z.string().nullable(),
});

export const popularWords = z.object({
  rankedAt: z.iso.datetime({ offset: true }),
  words: z.array(
    z.object({
      rank: z.number(),
      word: z.string(),
      /** Places gained (+) or lost (−) since the previous ranking; null when new. */
      change: z.number().nullable(),
    }),
  ),
  /** 추천 검색어 */
  recommended: z.array(z.string()),
});

export const searchSchemas = defineSchemas({
  goods: {
    summary: 'Lists goods of a search, category, brand, promotion or list type.',
    query: goodsListQuery,
    reply: goodsList,
    errors: ['BAD_CURSOR'],
  },
  facet: {
    summary: 'Returns the filter values of a list of goods with their counts.',
    query: z.object({ ...scope, ...filters }),
    reply: facets,
  },
  others: {
    summary: 'Lists promotions, brands and events that match a search.',
    query: z.object({ q: plainText({ min: 1, max: 60 }) }),
    reply: searchOthers,
  },
  suggest: {
    summary: 'Returns search suggestions for a partial word.',
    query: z.object({ q: plainText({ min: 1, max: 60 }) }),
    reply: suggestion,
  },
  wordIndex: {
    summary: 'Returns the words for search suggestions on the device.',
    /** The revision that the device has. */
    query: z.object({ have: opaque(40).optional() }),
    reply: wordList,
  },
  popular: {
    summary: 'Returns the popular search words.',
    reply: popularWords,
  },
  log: {
    summary: 'Records a search for the popular search words.',
    body: z.object({
      word: plainText({ min: 1, max: 60 }),
      used: plainText({ max: 60 }).optional(),
    }),
    reply: z.object({}),
  },
});

export type GoodsSort = z.output<typeof goodsSort>;
export type GoodsListType = z.output<typeof goodsListType>;
export type GoodsListQuery = z.input<typeof goodsListQuery>;
export type GoodsList = z.output<typeof goodsList>;
export type Facets = z.output<typeof facets>;
export type SearchInfo = z.output<typeof searchInfo>;
export type SearchCorrection = z.output<typeof searchCorrection>;
export type SearchFilter = z.output<typeof searchFilter>;
export type Suggestion = z.output<typeof suggestion>;
export type SearchOthers = z.output<typeof searchOthers>;
export type PopularWords = z.output<typeof popularWords>;
