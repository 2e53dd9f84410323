import { z } from 'zod';
import {
  type FaqCategory,
  faqCategories,
  type NoticeType,
  noticeTypes,
} from '../domain/customer-service';
import { tableKeys } from '../domain/table';
import { defineSchemas } from './call';
import { counselLine } from './counsel.schema';
import { instant, no } from './part.schema';
import { plainText } from './plain-text';

export const faqCategory = z.enum(tableKeys<FaqCategory>(faqCategories));
export const noticeType = z.enum(tableKeys<NoticeType>(noticeTypes));

export const faq = z.object({
  faqNo: z.number(),
  category: faqCategory,
  question: z.string(),
  /** Plain text; a line break ends a paragraph. */
  answer: z.string(),
  /** This member's vote; null without a vote or a session. */
  isHelpful: z.boolean().nullable(),
});

export const noticeLine = z.object({
  noticeNo: z.number(),
  type: noticeType,
  title: z.string(),
  isPinned: z.boolean(),
  /** Published in the last seven days. */
  isNew: z.boolean(),
  publishedAt: instant(),
});

export const notice = noticeLine.extend({
  /** Plain text; a line break ends a paragraph. */
  body: z.string(),
});

export const csSchemas = defineSchemas({
  home: {
    summary: 'Returns the start page of customer service.',
    reply: z.object({
      /** Whether the phone is answered now. */
      isPhoneOpen: z.boolean(),
      topFaqs: z.array(faq),
      notices: z.array(noticeLine),
      /** The member's own enquiries that wait for an answer, or were answered within a week. */
      counsels: z.array(counselLine).default([]),
    }),
  },
  faq: {
    summary: 'Lists frequently asked questions of a category or a search.',
    query: z.object({
      category: faqCategory.optional(),
      q: plainText({ max: 50 }).optional(),
    }),
    reply: z.object({ items: z.array(faq) }),
  },
  feedback: {
    summary: 'Stores whether an answer of the FAQ was helpful.',
    params: z.object({ faqNo: no() }),
    body: z.object({ isHelpful: z.boolean() }),
    reply: z.object({ isHelpful: z.boolean() }),
  },
  notices: {
    summary: 'Lists the notices of the shop, pinned ones first.',
    query: z.object({ page: z.coerce.number<number>().int().min(1).max(1000).default(1) }),
    reply: z.object({
      total: z.number(),
      page: z.number(),
      pageCount: z.number(),
      items: z.array(noticeLine),
    }),
  },
  notice: {
    summary: 'Returns a notice of the shop.',
    params: z.object({ noticeNo: no() }),
    reply: notice,
    errors: ['NOTICE_REMOVED'],
  },
});

export type Faq = z.output<typeof faq>;
export type NoticeLine = z.output<typeof noticeLine>;
export type CsNotice = z.output<typeof notice>;
