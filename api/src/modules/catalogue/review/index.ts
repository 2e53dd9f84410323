export { reviewModule } from './review.module';
export { lockReviewedGoods, noticeTypeOf, optionNamesOf, recountReviews } from './review.stat';
