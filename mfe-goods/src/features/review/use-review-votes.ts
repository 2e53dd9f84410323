import {
  errorMessage,
  isApiError,
  requireLogin,
  toast,
  useCallMutation,
  useLocation,
  useQuery,
  useQueryClient,
  useResumeIntent,
  useSession,
} from '@shop/shared/app';
import { type Review, reviewCalls } from '@shop/shared/contracts';
import { useRef } from 'react';
import { reviewQueries } from './review.queries';

const HELPFUL = 'review.helpful';

export interface Vote {
  isHelpful: boolean;
  /** Votes of all members. */
  count: number;
}

/** What was pressed last for each review, by its number. */
type Pressed = Readonly<Record<number, Vote>>;
const none: Pressed = {};

/** Kept beside the lists it corrects, so that a board that is drawn anew shows it too. */
const pressedQuery = (goodsNo: number) => ({
  queryKey: ['review.pressed', goodsNo],
  queryFn: () => none,
  initialData: none,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The votes on the reviews of these goods. A press is shown at once and taken back with a word when the
 * api refuses; a visitor signs in first, and the vote is set on return.
 */
export function useReviewVotes(goodsNo: number) {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const mine = useQuery({ ...reviewQueries.votes(goodsNo), enabled: isLoggedIn });
  const { mutateAsync } = useCallMutation(reviewCalls.helpful);
  const client = useQueryClient();
  const { data: pressed } = useQuery(pressedQuery(goodsNo));
  /** Reviews whose press has no answer yet: further presses wait for it. */
  const sending = useRef(new Set<number>());

  const show = (reviewNo: number, vote: Vote) =>
    client.setQueryData<Pressed>(pressedQuery(goodsNo).queryKey, (before) => ({
      ...before,
      [reviewNo]: vote,
    }));
  const voteOf = ({ reviewNo, helpfulCount }: Review): Vote =>
    pressed[reviewNo] ?? {
      isHelpful: mine.data?.reviewNos.includes(reviewNo) ?? false,
      count: helpfulCount,
    };
  const askToSignIn = (reviewNo: number) =>
    requireLogin({ kind: HELPFUL, data: { goodsNo, reviewNo }, returnTo: pathname + search });

  const send = async (reviewNo: number, isHelpful: boolean): Promise<void> => {
    const answer = await mutateAsync({ params: { reviewNo }, body: { isHelpful } });
    show(reviewNo, { isHelpful: answer.isHelpful, count: answer.helpfulCount });
  };
  const press = async (review: Review): Promise<void> => {
    const { reviewNo } = review;
    if (!isLoggedIn) return askToSignIn(reviewNo);
    if (sending.current.has(reviewNo)) return;
    sending.current.add(reviewNo);
    const before = voteOf(review);
    const isHelpful = !before.isHelpful;
    show(reviewNo, { isHelpful, count: before.count + (isHelpful ? 1 : -1) });
    try {
      await send(reviewNo, isHelpful);
    } catch (error) {
      show(reviewNo, before);
      if (isApiError(error) && error.status === 401) askToSignIn(reviewNo);
      else toast(errorMessage(error));
    } finally {
      sending.current.delete(reviewNo);
    }
  };
  useResumeIntent<{ goodsNo: number; reviewNo: number }>(HELPFUL, (intent) => {
    if (intent.goodsNo !== goodsNo) return;
    void send(intent.reviewNo, true).then(
      () => toast('도움돼요를 눌렀어요'),
      (error: unknown) => toast(errorMessage(error)),
    );
  });
  return { voteOf, press };
}
