import { isOpenClaim, nextActions, reviewDeadline } from '@shop/shared/domain';
import { conflict } from '../../../platform/errors';
import type { ItemRow } from '../order';

type Line = Pick<
  ItemRow,
  | 'state'
  | 'giftState'
  | 'claimState'
  | 'deliveredAt'
  | 'promisedFrom'
  | 'hasReview'
  | 'qty'
  | 'canceledQty'
>;

/** The last moment for a review of the line. A line that was confirmed before its delivery was reported counts from the payment. */
export const reviewableUntil = ({
  deliveredAt,
  promisedFrom,
}: Pick<Line, 'deliveredAt' | 'promisedFrom'>): Date => reviewDeadline(deliveredAt ?? promisedFrom);

const isOpen = (line: Line, now: Date): boolean =>
  // A gift is its receiver's.
  line.giftState === null &&
  nextActions(line.state).includes('REVIEW') &&
  line.qty > line.canceledQty &&
  (line.claimState === null || !isOpenClaim(line.claimState)) &&
  reviewableUntil(line) >= now;

/** Whether a review of the line can be written now. */
export const isReviewable = (line: Line, now: Date): boolean =>
  !line.hasReview && isOpen(line, now);

/** @throws AppError 409 `REVIEWED` | 409 `STATE` for a line that no review can be written of */
export function assertReviewable(line: Line, now: Date): void {
  if (line.hasReview) throw conflict('REVIEWED', '이미 후기를 쓴 상품이에요.');
  if (!isOpen(line, now))
    throw conflict('STATE', '받은 상품만, 받은 날부터 90일 안에 후기를 쓸 수 있어요.');
}
