import { callInfiniteQuery, callQuery } from '@shop/shared/app';
import { type ReviewSort, reviewCalls } from '@shop/shared/contracts';

const byGoods = (goodsNo: number) => ({ params: { goodsNo } });

export interface ReviewFilter {
  sort: ReviewSort;
  score?: number | undefined;
  isPhotoOnly?: boolean | undefined;
  option?: string | undefined;
}

export const everyReview: ReviewFilter = { sort: 'recommend' };

export const reviewQueries = {
  list: (goodsNo: number, { sort, score, isPhotoOnly, option }: ReviewFilter, size: number) => {
    const query = {
      sort,
      score,
      option,
      photo: isPhotoOnly ? ('1' as const) : undefined,
      size,
    };
    return callInfiniteQuery(
      reviewCalls.list,
      { ...byGoods(goodsNo), query },
      (page) => ({ ...byGoods(goodsNo), query: { ...query, page: page ? Number(page) : 1 } }),
      ({ page, pageCount }) => (page < pageCount ? String(page + 1) : null),
    );
  },
  /** The member's votes on the reviews of these goods. */
  votes: (goodsNo: number) => callQuery(reviewCalls.votes, byGoods(goodsNo)),
  photos: (goodsNo: number) => callQuery(reviewCalls.photos, byGoods(goodsNo)),
};
