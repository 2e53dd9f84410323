export { reviewModule } from './review.module';
export { lockReviewedGoods, recountReviews } from './review.stat';
