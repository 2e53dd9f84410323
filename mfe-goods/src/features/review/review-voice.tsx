import type { Review } from '@shop/shared/contracts';
import { onDemand } from '@shop/shared/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { useReviewReport } from './use-review-report';
import { useReviewVotes, type Vote } from './use-review-votes';

const reportSheet = onDemand(() =>
  import(/* webpackChunkName: "goods.report-sheet" */ './report-sheet').then(
    ({ ReportSheet }) => ReportSheet,
  ),
);

/** What a reader can say of a review. */
export interface ReviewVoice {
  voteOf: (review: Review) => Vote;
  onVote: (review: Review) => void;
  onReport: (review: Review) => void;
  /** Loads the code of the report, for example when the pointer nears. */
  prepareReport: () => void;
}

const Context = createContext<ReviewVoice | undefined>(undefined);

/** Undefined outside a board of reviews: they are then only read. */
export const useReviewVoice = () => useContext(Context);

/** Lets the reviews of these goods be found helpful and be reported. */
export function ReviewVoiceProvider({
  goodsNo,
  children,
}: {
  goodsNo: number;
  children: ReactNode;
}) {
  const { voteOf, press } = useReviewVotes(goodsNo);
  const report = useReviewReport();
  const voice: ReviewVoice = {
    voteOf,
    onVote: (review) => void press(review),
    onReport: ({ reviewNo }) => report.open(reviewNo),
    prepareReport: reportSheet.preload,
  };
  return (
    <Context value={voice}>
      {children}
      {report.reviewNo !== undefined && (
        <reportSheet.Component reviewNo={report.reviewNo} onClose={report.close} />
      )}
    </Context>
  );
}
