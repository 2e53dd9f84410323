import type { Review } from '@shop/shared/contracts';
import { lazy } from '@shop/shared/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { useReviewReport } from './use-review-report';
import { useReviewVotes, type Vote } from './use-review-votes';

const reportSheet = lazy(() =>
  import(/* webpackChunkName: "goods.report-sheet" */ './report-sheet').then(
    ({ ReportSheet }) => ReportSheet,
  ),
);

/** Handlers of the buttons below a review. */
export interface ReviewActionHandlers {
  voteOf: (review: Review) => Vote;
  onVote: (review: Review) => void;
  onReport: (review: Review) => void;
  /** Loads the code of the report, for example when the pointer nears. */
  prepareReport: () => void;
}

const Context = createContext<ReviewActionHandlers | undefined>(undefined);

/** Undefined outside the provider, where reviews have no buttons. */
export const useReviewActions = () => useContext(Context);

/** Provides 도움돼요 and 신고 to the reviews of these goods. */
export function ReviewActionsProvider({
  goodsNo,
  children,
}: {
  goodsNo: number;
  children: ReactNode;
}) {
  const { voteOf, press } = useReviewVotes(goodsNo);
  const report = useReviewReport();
  const handlers: ReviewActionHandlers = {
    voteOf,
    onVote: (review) => void press(review),
    onReport: ({ reviewNo }) => report.open(reviewNo),
    prepareReport: reportSheet.preload,
  };
  return (
    <Context value={handlers}>
      {children}
      {report.reviewNo !== undefined && (
        <reportSheet.Component reviewNo={report.reviewNo} onClose={report.close} />
      )}
    </Context>
  );
}
