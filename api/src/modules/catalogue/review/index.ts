export { reviewModule } from './review.module';
export { lockReviewedGoods, noticeTypeOf, recountReviews } from './review.stat';
