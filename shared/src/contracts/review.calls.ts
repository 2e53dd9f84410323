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
  /** 작성 가능한 후기: the delivered lines without a review, those whose time ends first. */
  writable: { method: 'GET', path: '/goods/v1/front/review/writable', auth: 'member' },
  /** 작성한 후기, newest first. */
  written: { method: 'GET', path: '/goods/v1/front/review/written', auth: 'member' },
  /** One order line with its review. 409 `STATE` or `REVIEWED` when nothing can be written. */
  form: { method: 'GET', path: '/goods/v1/front/review/form/:itemNo', auth: 'member' },
  /** 409 `STATE` or `REVIEWED`; 422 of the uploads. */
  write: { method: 'POST', path: '/goods/v1/front/review', auth: 'member' },
  /** Once: 409 `STATE` then. */
  edit: { method: 'PUT', path: '/goods/v1/front/review/:reviewNo', auth: 'member' },
  /** For good: another review of the line cannot be written. */
  remove: { method: 'DELETE', path: '/goods/v1/front/review/:reviewNo', auth: 'member' },
});
