import { z } from 'zod';
import {
  type CounselState,
  counselStates,
  counselTextLength,
  counselTitleLength,
  counselTypeCodes,
} from '../domain/counsel';
import { ORDER_NO } from '../domain/public-number';
import { tableKeys } from '../domain/table';
import { uploadPurposes } from '../domain/upload';
import { defineSchemas } from './call';
import { imageRef, instant, no } from './part.schema';
import { plainText } from './plain-text';
import { fileNo, uploadedFile } from './upload.schema';

export const counselType = z.enum(counselTypeCodes);
export const counselState = z.enum(tableKeys<CounselState>(counselStates));

export const counselLine = z.object({
  counselNo: z.number(),
  type: counselType,
  state: counselState,
  title: z.string(),
  /** The goods or the order that it is about; null when none was chosen. */
  about: z.string().nullable(),
  askedAt: instant(),
  /** When the newest question or answer was written. */
  changedAt: instant(),
});

const counselMessage = z.object({
  messageNo: z.number(),
  kind: z.enum(['QUESTION', 'ANSWER']),
  /** Plain text with line breaks. */
  body: z.string(),
  /** Of a question: the writer's own addresses of the pictures. */
  photos: z.array(uploadedFile),
  at: instant(),
});

export const counselDetail = counselLine.extend({
  /** The order that was chosen, and one of its lines. */
  order: z
    .object({
      orderNo: z.string(),
      orderedAt: instant(),
      item: z
        .object({
          itemNo: z.number(),
          goodsName: z.string(),
          optionText: z.string(),
          image: imageRef,
        })
        .nullable(),
    })
    .nullable(),
  /** Oldest first. */
  messages: z.array(counselMessage),
  /** Satisfied with the newest answer; null while not said. */
  isSatisfied: z.boolean().nullable(),
  /** Before the first answer. */
  canRemove: z.boolean(),
  canAskAgain: z.boolean(),
});

const text = (name: string, length: { min: number; max: number }, isMultiline: boolean) => {
  const message = `${name} ${length.min}자 이상 ${length.max.toLocaleString('ko')}자까지 써 주세요.`;
  return plainText({ ...length, isMultiline, tooShort: message, tooLong: message });
};

const question = z.object({
  body: text('내용은', counselTextLength, true),
  /** The pictures in their order. */
  fileNos: z.array(fileNo()).max(uploadPurposes.COUNSEL.maxCount).default([]),
});

const byCounsel = z.object({ counselNo: no() });

export const counselSchemas = defineSchemas({
  list: {
    summary: 'Lists the enquiries of the member, the newest first.',
    query: z.object({ cursor: z.coerce.number<number>().int().positive().optional() }),
    reply: z.object({
      counsels: z.array(counselLine),
      next: z.string().nullable(),
    }),
  },
  detail: {
    summary: 'Returns an enquiry with its messages.',
    params: byCounsel,
    reply: counselDetail,
  },
  ask: {
    summary: 'Sends an enquiry to customer service.',
    body: question.extend({
      type: counselType,
      title: text('제목은', counselTitleLength, false),
      orderNo: z.string().regex(ORDER_NO).optional(),
      /** A line of that order. */
      itemNo: no().optional(),
    }),
    reply: z.object({ counselNo: z.number() }),
    errors: ['COUNSEL_LIMIT', 'UPLOAD_COUNT', 'UPLOAD_GONE'],
  },
  askAgain: {
    summary: 'Adds a question to an answered enquiry.',
    params: byCounsel,
    body: question,
    reply: z.object({}),
    errors: ['STATE', 'COUNSEL_LIMIT', 'UPLOAD_COUNT', 'UPLOAD_GONE'],
  },
  rate: {
    summary: 'Rates the newest answer of an enquiry.',
    params: byCounsel,
    body: z.object({ isSatisfied: z.boolean() }),
    reply: z.object({}),
    errors: ['STATE'],
  },
  remove: {
    summary: 'Deletes an enquiry that has no answer yet.',
    params: byCounsel,
    reply: z.object({}),
    errors: ['STATE'],
  },
});

export type CounselLine = z.output<typeof counselLine>;
export type CounselDetail = z.output<typeof counselDetail>;
export type CounselMessage = z.output<typeof counselMessage>;
