import { endOfKoreanDay, koreanDayOf } from './korean-holiday';

/** A review can be written for this many days after the delivery. */
const REVIEW_DAYS = 90;

/** Bounds of a review's text, characters without the spaces around it. */
export const reviewTextLength = { min: 20, max: 1_000 } as const;

/** The end of the time in which a review can be written: of the ninetieth day in Korea. */
export const reviewDeadline = (deliveredAt: Date): Date =>
  endOfKoreanDay(koreanDayOf(deliveredAt) + REVIEW_DAYS);

/** Deliveries from this moment on can be reviewed at `now`. */
export const earliestReviewable = (now: Date): Date =>
  new Date(endOfKoreanDay(koreanDayOf(now) - REVIEW_DAYS - 1).getTime() + 1);

/** Coins (won) for a review, by whether it has photos. */
export const reviewRewards = { textWon: 100, photoWon: 300 } as const;

export const reviewRewardWon = (photoCount: number): number =>
  photoCount > 0 ? reviewRewards.photoWon : reviewRewards.textWon;

/** 옵션 만족도: the name of each value from 1 to 3. */
export const optionRatingWords = ['아쉬워요', '보통이에요', '마음에 들어요'] as const;

export const optionRatingWord = (rating: number): string => optionRatingWords[rating - 1] ?? '';
