import { reviewCalls } from '@shop/shared/contracts';
import { reviewSchemas } from '@shop/shared/contracts/schemas';
import { minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import {
  editReview,
  removeReview,
  reviewForm,
  writableReviews,
  writeReview,
  writtenReviews,
} from './review.service';
import { takeCoinsOfAbuse } from './reward';

/** Reviews by their writers; those of a product are in `catalogue/review`. */
export const reviewWritingModule: Module = {
  name: 'review-writing',
  jobs: (deps) => {
    deps.jobs.everyInCluster('review.take-coins-of-abuse', minutesMs(10), async () => {
      await takeCoinsOfAbuse(deps);
    });
  },
  routes: (deps) => [
    route(reviewCalls.writable, reviewSchemas.writable, ({ member }) =>
      writableReviews(deps, member.memberNo),
    ),
    route(reviewCalls.written, reviewSchemas.written, ({ member, query }) =>
      writtenReviews(deps, member.memberNo, query.cursor),
    ),
    route(reviewCalls.form, reviewSchemas.form, ({ member, params }) =>
      reviewForm(deps, member.memberNo, params.itemNo),
    ),
    route(reviewCalls.write, reviewSchemas.write, ({ member, body }) =>
      writeReview(deps, member.memberNo, body),
    ),
    route(reviewCalls.edit, reviewSchemas.edit, ({ member, params, body }) =>
      editReview(deps, member.memberNo, params.reviewNo, body),
    ),
    route(reviewCalls.remove, reviewSchemas.remove, ({ member, params }) =>
      removeReview(deps, member.memberNo, params.reviewNo),
    ),
  ],
};
