import { z } from 'zod';
import { reviewTextLength } from '../domain/review';
import { reviewAspectCodes } from '../domain/review-aspect';
import { uploadPurposes } from '../domain/upload';
import { defineSchemas } from './call';
import { flag, imageRef, instant, no, won } from './part.schema';
import { plainText } from './plain-text';
import { fileNo, uploadedFile } from './upload.schema';

export const reviewAspect = z.enum(reviewAspectCodes);

/** One of three words for each aspect that was answered. */
const aspectAnswers = z.partialRecord(reviewAspect, z.number().int().min(1).max(3));

export const reviewSummary = z.object({
  /** One decimal; 0 without reviews. */
  average: z.number(),
  count: z.number(),
  photoCount: z.number(),
  /** From 5 points down to 1. */
  histogram: z.array(z.object({ score: z.number(), count: z.number() })),
  /** Name of the most chosen score: 별로예요, 그저 그래요, 괜찮아요, 좋아요, 최고예요. */
  topScore: z.number().nullable(),
  /** Aspects that reviews answered: how many chose each of the three words. */
  aspects: z.array(z.object({ aspect: reviewAspect, counts: z.array(z.number()) })).default([]),
});

export const review = z.object({
  reviewNo: z.number(),
  writer: z.string(),
  score: z.number(),
  body: z.string(),
  optionText: z.string(),
  /** 옵션 만족도, 1 to 3; null when the writer gave none. */
  optionRating: z.number().nullable().default(null),
  aspects: aspectAnswers.default({}),
  createdAt: instant(),
  helpfulCount: z.number(),
  /** A blinded review keeps its place and states the reason; its body is empty. */
  blindReason: z.string().nullable(),
  photos: z.array(imageRef),
});

export const reviewSort = z.enum(['recommend', 'new', 'scoreDesc', 'scoreAsc']);

/** An order line to write a review for. */
export const reviewableItem = z.object({
  itemNo: z.number(),
  orderNo: z.string(),
  goodsNo: z.number(),
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  image: imageRef,
  writeUntil: instant(),
});

/** A review as its writer sees it. */
export const writtenReview = z.object({
  reviewNo: z.number(),
  itemNo: z.number(),
  goodsNo: z.number(),
  goodsName: z.string(),
  optionText: z.string(),
  image: imageRef,
  score: z.number(),
  body: z.string(),
  optionRating: z.number().nullable(),
  aspects: aspectAnswers.default({}),
  /** The writer's own addresses of the pictures. */
  photos: z.array(uploadedFile),
  createdAt: instant(),
  helpfulCount: z.number(),
  blindReason: z.string().nullable(),
  /** A review can be changed once. */
  canEdit: z.boolean(),
  reward: z.object({
    coinWon: won(),
    /** PENDING until 구매확정; LOST when the goods went back, or the coins were taken back. */
    state: z.enum(['PENDING', 'PAID', 'LOST']),
  }),
});

const BODY_LENGTH = '후기는 20자 이상 1,000자까지 써 주세요.';

const reviewBody = z.object({
  score: z.number().int().min(1).max(5),
  body: plainText({
    ...reviewTextLength,
    isMultiline: true,
    tooShort: BODY_LENGTH,
    tooLong: BODY_LENGTH,
  }),
  optionRating: z.number().int().min(1).max(3).nullable().default(null),
  /** Answers that the goods are not asked for are left out. */
  aspects: aspectAnswers.default({}),
  /** The pictures in their order; a change names those that stay, too. */
  fileNos: z.array(fileNo()).max(uploadPurposes.REVIEW.maxCount).default([]),
});

const byReview = z.object({ reviewNo: no() });

export const reviewSchemas = defineSchemas({
  summary: {
    summary: 'Returns the review summary of a product.',
    params: z.object({ goodsNo: no() }),
    reply: reviewSummary,
  },
  list: {
    summary: 'Lists the reviews of a product.',
    params: z.object({ goodsNo: no() }),
    query: z.object({
      sort: reviewSort.optional(),
      score: z.coerce.number<number>().int().min(1).max(5).optional(),
      photo: flag(),
      option: plainText({ max: 80 }).optional(),
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
    summary: 'Lists the review photos of a product.',
    params: z.object({ goodsNo: no() }),
    reply: z.object({
      photos: z.array(z.object({ reviewNo: z.number(), image: imageRef })),
    }),
  },
  votes: {
    summary: 'Lists the reviews of a product that the member finds helpful.',
    params: z.object({ goodsNo: no() }),
    /** The reviews of the goods that the member finds helpful. */
    reply: z.object({ reviewNos: z.array(z.number()) }),
  },
  helpful: {
    summary: 'Adds or removes a helpful vote for a review.',
    params: z.object({ reviewNo: no() }),
    body: z.object({ isHelpful: z.boolean() }),
    reply: z.object({ helpfulCount: z.number(), isHelpful: z.boolean() }),
    errors: ['OWN_REVIEW'],
  },
  report: {
    summary: 'Reports a review.',
    params: z.object({ reviewNo: no() }),
    body: z.object({ reason: plainText({ min: 2, max: 200, isMultiline: true }) }),
    reply: z.object({}),
    errors: ['OWN_REVIEW'],
  },
  writable: {
    summary: 'Lists the order lines that the member can review.',
    reply: z.object({
      /** Of all, also those beyond the list. */
      count: z.number(),
      items: z.array(reviewableItem.extend({ orderedAt: instant() })),
    }),
  },
  written: {
    summary: 'Lists the reviews that the member has written.',
    query: z.object({ cursor: z.coerce.number<number>().int().positive().optional() }),
    reply: z.object({ reviews: z.array(writtenReview), next: z.string().nullable() }),
  },
  form: {
    summary: 'Returns an order line with its review for the review form.',
    params: z.object({ itemNo: no() }),
    reply: z.object({
      item: reviewableItem,
      /** Null while none has been written. */
      review: writtenReview.nullable(),
      /** What the goods' reviews are asked about. */
      aspects: z.array(reviewAspect).default([]),
      /** What the goods' options are: 색상, 사이즈. */
      optionNames: z.array(z.string()).default([]),
    }),
  },
  write: {
    summary: 'Writes a review of an order line.',
    body: reviewBody.extend({ itemNo: no() }),
    reply: z.object({
      reviewNo: z.number(),
      reward: writtenReview.shape.reward,
    }),
    errors: ['STATE', 'REVIEWED', 'UPLOAD_COUNT', 'UPLOAD_GONE'],
  },
  edit: {
    summary: 'Edits a review once.',
    params: byReview,
    body: reviewBody,
    reply: z.object({}),
    errors: ['STATE', 'UPLOAD_COUNT', 'UPLOAD_GONE'],
  },
  remove: {
    summary: 'Deletes a review.',
    params: byReview,
    reply: z.object({}),
  },
});

export type Review = z.output<typeof review>;
export type ReviewSummary = z.output<typeof reviewSummary>;
export type ReviewSort = z.output<typeof reviewSort>;
export type ReviewableItem = z.output<typeof reviewableItem>;
export type WrittenReview = z.output<typeof writtenReview>;
