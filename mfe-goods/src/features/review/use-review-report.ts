import { requireLogin, useLocation, useResumeIntent, useSession } from '@shop/shared/app';
import { useState } from 'react';

const REPORT = 'review.report';

/** Which review the sheet of 신고 is open for. A visitor signs in first, and the sheet opens on return. */
export function useReviewReport() {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const [reviewNo, setReviewNo] = useState<number>();
  useResumeIntent<{ reviewNo: number }>(REPORT, (intent) => setReviewNo(intent.reviewNo));
  return {
    reviewNo,
    open: (no: number) =>
      isLoggedIn
        ? setReviewNo(no)
        : requireLogin({ kind: REPORT, data: { reviewNo: no }, returnTo: pathname + search }),
    close: () => setReviewNo(undefined),
  };
}
