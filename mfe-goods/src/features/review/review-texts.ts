import type { ReviewSort } from '@shop/shared/contracts';

export const reviewSorts: readonly { value: ReviewSort; label: string }[] = [
  { value: 'recommend', label: '추천순' },
  { value: 'new', label: '최신순' },
  { value: 'scoreDesc', label: '별점 높은순' },
  { value: 'scoreAsc', label: '별점 낮은순' },
];
