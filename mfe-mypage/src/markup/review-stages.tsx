import { MyLayout } from '../features/my-menu/my-layout';
import { ReviewForm } from '../features/review/review-form';
import { WrittenReviews } from '../pages/reviews/written-reviews';
import { blouse } from './fixtures/reviews';

const stay = () => {};

/** The second tab of 나의 후기. */
export const WrittenStage = () => (
  <MyLayout title="나의 후기">
    <WrittenReviews onEdit={stay} />
  </MyLayout>
);

/** 후기 쓰기, before anything is chosen. */
export const ReviewFormStage = () => (
  <MyLayout title="나의 후기">
    <ReviewForm
      item={blouse}
      review={null}
      aspects={['SIZE', 'MATERIAL']}
      optionNames={['색상', '사이즈']}
      onClose={stay}
    />
  </MyLayout>
);
