import type { ReviewableItem, UploadedFile, WrittenReview } from '@shop/shared/contracts';
import type { ItemRow } from '../order';
import type { WrittenRow } from './review.repository';
import { reviewableUntil } from './reviewable';

type Line = Pick<
  ItemRow,
  | 'itemNo'
  | 'orderNo'
  | 'goodsNo'
  | 'goodsName'
  | 'brandName'
  | 'optionText'
  | 'imageKey'
  | 'tone'
  | 'deliveredAt'
  | 'promisedFrom'
>;

export const reviewableOf = (line: Line): ReviewableItem => ({
  itemNo: line.itemNo,
  orderNo: line.orderNo,
  goodsNo: line.goodsNo,
  goodsName: line.goodsName,
  brandName: line.brandName,
  optionText: line.optionText,
  image: { key: line.imageKey, tone: line.tone, alt: line.goodsName },
  writeUntil: reviewableUntil(line).toISOString(),
});

function rewardStateOf({
  rewardedAt,
  coinsTakenAt,
  itemState,
}: Pick<
  WrittenRow,
  'rewardedAt' | 'coinsTakenAt' | 'itemState'
>): WrittenReview['reward']['state'] {
  if (coinsTakenAt !== null) return 'LOST';
  if (rewardedAt !== null) return 'PAID';
  return itemState === 'DELIVERY_DONE' ? 'PENDING' : 'LOST';
}

export const writtenReviewOf = (row: WrittenRow, photos: UploadedFile[]): WrittenReview => ({
  reviewNo: row.reviewNo,
  itemNo: row.itemNo,
  goodsNo: row.goodsNo,
  goodsName: row.goodsName,
  optionText: row.optionText,
  image: { key: row.imageKey, tone: row.tone, alt: row.goodsName },
  score: row.score,
  body: row.body,
  optionRating: row.optionRating,
  aspects: row.aspects,
  photos,
  createdAt: row.createdAt.toISOString(),
  helpfulCount: row.helpfulCnt,
  blindReason: row.state === 'BLIND' ? (row.blindReason ?? '운영 원칙에 따라 가려졌어요') : null,
  canEdit: row.state === 'OPEN' && row.editedAt === null,
  reward: { coinWon: row.rewardWon, state: rewardStateOf(row) },
});
