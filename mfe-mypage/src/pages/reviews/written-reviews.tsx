import {
  dialog,
  errorMessage,
  toast,
  useCallMutation,
  useInfiniteQuery,
  useQueryClient,
} from '@shop/shared/app';
import { paths, reviewCalls, type WrittenReview } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import {
  ButtonLink,
  EmptyState,
  EndlessList,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { invalidateReviews, reviewQueries } from '../../features/review/review.queries';
import styles from './reviews.module.css';
import { WrittenReviewCard } from './written-review-card';

type Pages = { pages: { reviews: WrittenReview[] }[] };
const reviewsOf = ({ pages }: Pages): WrittenReview[] => pages.flatMap(({ reviews }) => reviews);

/** What deleting costs. */
function coinNotice({ state, coinWon }: WrittenReview['reward']): string {
  if (state === 'LOST' || coinWon === 0) return '';
  return state === 'PENDING'
    ? ' 코인도 받을 수 없어요.'
    : ` 적립한 코인 ${formatWon(coinWon)}은 돌려받아요.`;
}

function useRemove() {
  const client = useQueryClient();
  const remove = useCallMutation(reviewCalls.remove, {
    onSuccess: () => {
      invalidateReviews(client);
      toast('후기를 지웠어요');
    },
    onError: (error) => toast(errorMessage(error, '후기를 지우지 못했어요')),
  });
  return async ({ reviewNo, reward }: WrittenReview) => {
    const isSure = await dialog.confirm({
      title: '후기를 지울까요?',
      content: `지운 후기는 되돌릴 수 없고, 같은 주문에 다시 쓸 수 없어요.${coinNotice(reward)}`,
      yesText: '지우기',
      noText: '닫기',
    });
    if (isSure) remove.mutate({ params: { reviewNo } });
  };
}

/** 작성한 후기, newest first. */
export function WrittenReviews({ onEdit }: { onEdit: (itemNo: number) => void }) {
  const query = useInfiniteQuery(reviewQueries.written());
  const remove = useRemove();
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={8} />
        </SkeletonGroup>
      }
      isEmpty={(data) => reviewsOf(data).length === 0}
      empty={
        <EmptyState
          title="작성한 후기가 없어요"
          reason="받은 상품이 어땠는지 알려 주세요"
          action={<ButtonLink to={paths.reviews()}>작성 가능한 후기 보기</ButtonLink>}
        />
      }
    >
      {(data) => (
        <EndlessList
          listId="written-reviews"
          items={reviewsOf(data)}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
          look="list"
        >
          {(reviews) => (
            <div className={styles.list}>
              {reviews.map((review) => (
                <WrittenReviewCard
                  key={review.reviewNo}
                  review={review}
                  onEdit={onEdit}
                  onRemove={(one) => void remove(one)}
                />
              ))}
            </div>
          )}
        </EndlessList>
      )}
    </Resource>
  );
}
