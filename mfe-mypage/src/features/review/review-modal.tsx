import { errorMessage, isApiError, useQuery } from '@shop/shared/app';
import {
  Button,
  EmptyState,
  FullModal,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { reviewQueries } from './review.queries';
import { ReviewForm } from './review-form';

interface ReviewModalProps {
  itemNo: number;
  onClose: () => void;
}

/** The item is not the member's, or no review of it can be written any more. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 409);

/** 후기 쓰기 or 고치기, as the shop allows it for the item. */
export function ReviewModal({ itemNo, onClose }: ReviewModalProps) {
  const query = useQuery(reviewQueries.form(itemNo));
  const { data, isFetchedAfterMount } = query;
  const isLocked = data?.review?.canEdit === false;
  if (data && isFetchedAfterMount && !isLocked) return <ReviewForm {...data} onClose={onClose} />;
  return (
    <FullModal open title="후기 쓰기" onClose={onClose}>
      {isLocked || isRefused(query.error) ? (
        <EmptyState
          title="후기를 쓸 수 없는 상품이에요"
          reason={isLocked ? '이 후기는 더 고칠 수 없어요' : errorMessage(query.error)}
          action={<Button onClick={onClose}>닫기</Button>}
        />
      ) : (
        <Resource query={query} skeleton={<Waiting />}>
          {() => <Waiting />}
        </Resource>
      )}
    </FullModal>
  );
}

const Waiting = () => (
  <SkeletonGroup>
    <TextSkeleton lines={8} />
  </SkeletonGroup>
);
