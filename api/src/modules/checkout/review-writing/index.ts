export { createReviewPhotos } from './review-photos';
export { reviewWritingModule } from './review-writing.module';
export { isReviewable } from './reviewable';
export { payReviewReward, takeReviewRewardBack } from './reward';
