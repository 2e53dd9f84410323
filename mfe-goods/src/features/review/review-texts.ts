import type { ReviewSort } from '@shop/shared/contracts';

/** How each score is worded, from 1 to 5. */
export const scoreWords = ['별로예요', '그저그래요', '괜찮아요', '좋아요', '최고예요'] as const;

export const scoreWord = (score: number): string => scoreWords[score - 1] ?? '';

export const reviewSorts: readonly { value: ReviewSort; label: string }[] = [
  { value: 'recommend', label: '추천순' },
  { value: 'new', label: '최신순' },
  { value: 'scoreDesc', label: '별점 높은순' },
  { value: 'scoreAsc', label: '별점 낮은순' },
];
