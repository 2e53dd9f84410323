const DAY_MS = 86_400_000;

/** A review can be written for this many days after the delivery. */
export const REVIEW_DAYS = 90;

/** Bounds of a review's text, characters without the spaces around it. */
export const reviewTextLength = { min: 20, max: 1_000 } as const;

/** The end of the time in which a review can be written. */
export const reviewDeadline = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + REVIEW_DAYS * DAY_MS);

/** Coins (won) for a review, by whether it has photos. */
export const reviewRewards = { textWon: 100, photoWon: 300 } as const;

export const reviewRewardWon = (photoCount: number): number =>
  photoCount > 0 ? reviewRewards.photoWon : reviewRewards.textWon;

/** 옵션 만족도: the name of each value from 1 to 3. */
export const optionRatingWords = ['아쉬워요', '보통이에요', '마음에 들어요'] as const;

export const optionRatingWord = (rating: number): string => optionRatingWords[rating - 1] ?? '';
