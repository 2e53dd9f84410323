import type { ReviewSort } from '@shop/shared/contracts';
import { everyReview, type ReviewFilter } from './review.queries';

const sorts: readonly ReviewSort[] = ['recommend', 'new', 'scoreDesc', 'scoreAsc'];

/** Reads the filter from the URL and ignores invalid values. */
export function readReviewFilter(query: URLSearchParams): ReviewFilter {
  const score = Number(query.get('score'));
  return {
    sort: sorts.find((sort) => sort === query.get('sort')) ?? everyReview.sort,
    score: Number.isInteger(score) && score >= 1 && score <= 5 ? score : undefined,
    isPhotoOnly: query.get('photo') === '1' || undefined,
    option: query.get('option') || undefined,
  };
}

/** Writes the filter to the query and keeps other parameters. */
export function writeReviewFilter(query: URLSearchParams, filter: ReviewFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  const values = {
    sort: filter.sort === everyReview.sort ? undefined : filter.sort,
    score: filter.score?.toString(),
    photo: filter.isPhotoOnly ? '1' : undefined,
    option: filter.option,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
