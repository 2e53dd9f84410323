import { z } from 'zod';
import { defineSchemas } from './call';
import { flag, imageRef, instant, no } from './part.schema';

export const reviewSummary = z.object({
  /** One decimal; 0 without reviews. */
  average: z.number(),
  count: z.number(),
  photoCount: z.number(),
  /** From 5 points down to 1. */
  histogram: z.array(z.object({ score: z.number(), count: z.number() })),
  /** Name of the most chosen score: 별로예요, 그저 그래요, 괜찮아요, 좋아요, 최고예요. */
  topScore: z.number().nullable(),
});

export const review = z.object({
  reviewNo: z.number(),
  writer: z.string(),
  score: z.number(),
  body: z.string(),
  optionText: z.string(),
  createdAt: instant(),
  helpfulCount: z.number(),
  /** A blinded review keeps its place and states the reason; its body is empty. */
  blindReason: z.string().nullable(),
  photos: z.array(imageRef),
});

export const reviewSort = z.enum(['recommend', 'new', 'scoreDesc', 'scoreAsc']);

export const reviewSchemas = defineSchemas({
  summary: { params: z.object({ goodsNo: no() }), reply: reviewSummary },
  list: {
    params: z.object({ goodsNo: no() }),
    query: z.object({
      sort: reviewSort.optional(),
      score: z.coerce.number<number>().int().min(1).max(5).optional(),
      photo: flag(),
      option: z.string().max(80).optional(),
      page: z.coerce.number<number>().int().min(1).max(1000).optional(),
      size: z.coerce.number<number>().int().min(1).max(50).optional(),
    }),
    reply: z.object({
      summary: reviewSummary,
      total: z.number(),
      page: z.number(),
      pageCount: z.number(),
      items: z.array(review),
      /** Option texts of buyers, for the filter. */
      options: z.array(z.string()),
    }),
  },
  photos: {
    params: z.object({ goodsNo: no() }),
    reply: z.object({
      photos: z.array(z.object({ reviewNo: z.number(), image: imageRef })),
    }),
  },
  votes: {
    params: z.object({ goodsNo: no() }),
    /** The reviews of the goods that the member finds helpful. */
    reply: z.object({ reviewNos: z.array(z.number()) }),
  },
  helpful: {
    params: z.object({ reviewNo: no() }),
    body: z.object({ isHelpful: z.boolean() }),
    reply: z.object({ helpfulCount: z.number(), isHelpful: z.boolean() }),
  },
  report: {
    params: z.object({ reviewNo: no() }),
    body: z.object({ reason: z.string().trim().min(2).max(200) }),
    reply: z.object({}),
  },
});

export type Review = z.output<typeof review>;
export type ReviewSummary = z.output<typeof reviewSummary>;
export type ReviewSort = z.output<typeof reviewSort>;
