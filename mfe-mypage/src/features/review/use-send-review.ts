import { events, toast, useCallMutation, useNavigate, useQueryClient } from '@shop/shared/app';
import {
  paths,
  type ReviewableItem,
  reviewCalls,
  type WrittenReview,
} from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import { invalidateReviews } from './review.queries';
import { reviewDraft } from './review-draft';
import { type ReviewValues, reviewBody } from './review-form.rules';

const thanks = ({ coinWon, state }: WrittenReview['reward']): string =>
  state === 'PAID'
    ? `후기를 남겼어요. 코인 ${formatWon(coinWon)}을 드렸어요`
    : `후기를 남겼어요. 구매확정하면 코인 ${formatWon(coinWon)}을 드려요`;

/** Writes the review of an item, or changes `review`, and shows those written. */
export function useSendReview({ itemNo, orderNo }: ReviewableItem, review: WrittenReview | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const write = useCallMutation(reviewCalls.write);
  const edit = useCallMutation(reviewCalls.edit);
  return async (values: ReviewValues, fileNos: readonly string[]): Promise<void> => {
    const body = reviewBody(values, fileNos);
    if (review) {
      await edit.mutateAsync({ params: { reviewNo: review.reviewNo }, body });
      toast('후기를 고쳤어요');
    } else {
      const { reward } = await write.mutateAsync({ body: { ...body, itemNo } });
      toast(thanks(reward));
    }
    reviewDraft.remove(itemNo);
    invalidateReviews(client);
    events.emit('order:changed', { orderNo });
    void navigate(paths.reviews({ tab: 'written' }), { replace: true });
  };
}
