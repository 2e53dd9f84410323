/** The name of each score from 1 to 5 (spec section 5). */
export const ratingWords = ['별로예요', '그저 그래요', '괜찮아요', '좋아요', '최고예요'] as const;

export const ratingWord = (score: number): string => ratingWords[score - 1] ?? '';
