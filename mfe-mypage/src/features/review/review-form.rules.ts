import type { WrittenReview } from '@shop/shared/contracts';
import {
  type AspectAnswers,
  daysLeftText,
  dottedDate,
  isTextLength,
  reviewTextLength,
} from '@shop/shared/domain';

export interface ReviewValues {
  /** 0: none chosen yet. */
  score: number;
  body: string;
  /** 0: none given. */
  optionRating: number;
  aspects: AspectAnswers;
}

export const emptyReview: ReviewValues = { score: 0, body: '', optionRating: 0, aspects: {} };

export const valuesOf = ({ score, body, optionRating, aspects }: WrittenReview): ReviewValues => ({
  score,
  body,
  aspects,
  optionRating: optionRating ?? 0,
});

/** Each message says how to correct the field. */
export const reviewRules = {
  score: (score: number) => score > 0 || '별점을 골라 주세요',
  body: (body: string) =>
    isTextLength(body.trim(), reviewTextLength) ||
    `후기를 ${reviewTextLength.min}자 이상 써 주세요 (지금 ${[...body.trim()].length}자)`,
};

/** The body of the request. @param fileNos the photos in their order, with those that stay */
export const reviewBody = (
  { score, body, optionRating, aspects }: ReviewValues,
  fileNos: readonly string[],
) => ({
  score,
  body: body.trim(),
  optionRating: optionRating === 0 ? null : optionRating,
  aspects,
  fileNos: [...fileNos],
});

/** Until when a review can be written, and how many days that is. @param now epoch ms */
export const writeUntilText = (until: string, now: number): string =>
  `작성 기한 ${dottedDate(until)} (${daysLeftText(new Date(until), new Date(now)) ?? '지났어요'})`;
