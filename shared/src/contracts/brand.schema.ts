import { z } from 'zod';
import { couponCard } from './benefit-card.schema';
import { defineSchemas } from './call';
import { categoryLink } from './category.schema';
import { contentBlock, imageRef, no } from './part.schema';

export const brandCard = z.object({
  brandNo: z.number(),
  name: z.string(),
  nameEn: z.string(),
  logo: imageRef,
  goodsCount: z.number(),
});

export const brandIndex = z.object({
  popular: z.array(brandCard),
  /**
   * All brands in 가나다 order; `initial` is the first consonant (ㄱ…ㅎ). The ABC index sorts by
   * `nameEn`.
   */
  brands: z.array(brandCard.extend({ initial: z.string() })),
});

export const brandDetail = brandCard.extend({
  /** No longer sold here: without goods, categories and coupons. */
  isEnded: z.boolean(),
  /** Three pictures of what the brand makes, other than the first goods of its list; empty when there are fewer. */
  pictures: z.array(imageRef),
  story: z.array(contentBlock),
  categories: z.array(categoryLink.extend({ goodsCount: z.number() })),
  coupons: z.array(couponCard),
  /** Of an ended brand: popular brands in its place. */
  others: z.array(brandCard),
});

export const brandSchemas = defineSchemas({
  index: {
    summary: 'Lists all brands by initial letter.',
    reply: brandIndex,
  },
  detail: {
    summary: 'Returns a brand with its introduction.',
    params: z.object({ brandNo: no() }),
    reply: brandDetail,
  },
});

export type BrandCard = z.output<typeof brandCard>;
export type BrandIndex = z.output<typeof brandIndex>;
export type BrandDetail = z.output<typeof brandDetail>;
