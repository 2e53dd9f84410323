import { defineCalls } from './call';
import type { reviewSchemas } from './review.schema';

export const reviewCalls = defineCalls<typeof reviewSchemas>()('review', {
  summary: { method: 'GET', path: '/goods/v1/front/:goodsNo/reviews/summary', auth: 'public' },
  list: { method: 'GET', path: '/goods/v1/front/:goodsNo/reviews', auth: 'public' },
  photos: { method: 'GET', path: '/goods/v1/front/:goodsNo/reviews/photos', auth: 'public' },
  votes: { method: 'GET', path: '/goods/v1/front/:goodsNo/reviews/votes', auth: 'member' },
  /** Sets or removes the vote; the same call twice changes nothing. */
  helpful: { method: 'POST', path: '/goods/v1/front/review/:reviewNo/helpful', auth: 'member' },
  report: { method: 'POST', path: '/goods/v1/front/review/:reviewNo/report', auth: 'member' },
});
