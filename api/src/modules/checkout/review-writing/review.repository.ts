import { orderState, reviewAspect } from '@shop/shared/contracts/schemas';
import {
  type AspectAnswers,
  earliestReviewable,
  type OrderState,
  openClaimStates,
} from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { emptySql, sql } from '../../../platform/db/sql';
import { hasReview } from '../order';
import { reviewPhotoKey } from './review-photos';

const tone = z.tuple([z.number(), z.number()]);

const writableRow = z.object({
  itemNo: z.number(),
  orderNo: z.string(),
  goodsNo: z.number(),
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  imageKey: z.string(),
  tone,
  deliveredAt: z.date().nullable(),
  promisedFrom: z.date(),
  orderedAt: z.date(),
  total: z.number(),
});

/** The states of a line that allow a review. */
const states: readonly OrderState[] = ['DELIVERY_DONE', 'BUY_CONFIRM'];
const MAX_WRITABLE = 100;

/** Lines of the member that wait for a review, by the end of their time; `total` counts all. */
export const listWritable = (db: Queryable, memberNo: number, now: Date) =>
  db.rows(
    writableRow,
    sql`
    select i.item_no, i.order_no, i.goods_no, i.goods_name, i.brand_name, i.option_text, i.image_key, i.tone,
      i.delivered_at, coalesce(i.promised_from, o.paid_at, o.ordered_at) as promised_from, o.ordered_at,
      count(*) over () as total
    from order_item i join orders o using (order_no)
    where o.member_no = ${memberNo} and i.state = any(${states}::text[]) and i.qty > i.canceled_qty
      and coalesce(i.delivered_at, i.promised_from, o.paid_at, o.ordered_at) >= ${earliestReviewable(now)}
      and not exists (select from gift f where f.order_no = i.order_no)
      and not ${hasReview} and not exists (
        select from claim_item x join claim c using (claim_no)
        where x.item_no = i.item_no and c.state = any(${openClaimStates}::text[]))
    order by coalesce(i.delivered_at, i.promised_from, o.paid_at, o.ordered_at), i.item_no
    limit ${MAX_WRITABLE}`,
  );

const writtenRow = z.object({
  reviewNo: z.number(),
  itemNo: z.number(),
  goodsNo: z.number(),
  goodsName: z.string(),
  optionText: z.string(),
  imageKey: z.string(),
  tone,
  score: z.number(),
  body: z.string(),
  optionRating: z.number().nullable(),
  aspects: z.partialRecord(reviewAspect, z.number()),
  photoCnt: z.number(),
  state: z.enum(['OPEN', 'BLIND']),
  blindReason: z.string().nullable(),
  helpfulCnt: z.number(),
  createdAt: z.date(),
  editedAt: z.date().nullable(),
  rewardWon: z.number(),
  rewardedAt: z.date().nullable(),
  coinsTakenAt: z.date().nullable(),
  itemState: orderState,
});
export type WrittenRow = z.infer<typeof writtenRow>;

interface WrittenFilter {
  itemNo?: number;
  before?: number | undefined;
  limit: number;
}

/** Reviews that the member has written and not deleted, newest first. */
export const listWritten = (
  db: Queryable,
  memberNo: number,
  { itemNo, before, limit }: WrittenFilter,
) =>
  db.rows(
    writtenRow,
    sql`
    select r.review_no, r.item_no, r.goods_no, i.goods_name, r.option_text, i.image_key, i.tone, r.score, r.body,
      (r.options ->> 'rating')::int as option_rating, coalesce(r.options -> 'aspects', '{}'::jsonb) as aspects, r.photo_cnt, r.state, r.blind_reason, r.helpful_cnt,
      r.created_at, r.edited_at, r.reward_won, r.rewarded_at, r.coins_taken_at, i.state as item_state
    from review r join order_item i using (item_no)
    where r.member_no = ${memberNo} and r.state <> 'DELETED'
      ${itemNo ? sql`and r.item_no = ${itemNo}` : emptySql}
      ${before ? sql`and r.review_no < ${before}` : emptySql}
    order by r.review_no desc limit ${limit}`,
  );

const reviewNoRow = z.object({ reviewNo: z.number() });
const ownRow = z.object({ goodsNo: z.number() });

/** What a member writes. */
export interface ReviewContent {
  score: number;
  body: string;
  optionRating: number | null;
  aspects: AspectAnswers;
  fileNos: readonly string[];
}

export interface NewReview extends ReviewContent {
  line: { itemNo: number; goodsNo: number; skuNo: number; optionText: string };
  memberNo: number;
  /** The masked name. */
  writer: string;
  rewardWon: number;
  at: Date;
}

const optionsOf = ({ optionRating, aspects }: ReviewContent): string =>
  JSON.stringify({ rating: optionRating ?? undefined, aspects });

export async function insertReview(tx: Tx, review: NewReview): Promise<number> {
  const { line, fileNos } = review;
  const { reviewNo } = await tx.one(
    reviewNoRow,
    sql`
    insert into review (item_no, goods_no, sku_no, member_no, writer, score, body, option_text, options, photo_cnt,
      reward_won, created_at)
    values (${line.itemNo}, ${line.goodsNo}, ${line.skuNo}, ${review.memberNo}, ${review.writer}, ${review.score},
      ${review.body}, ${line.optionText}, ${optionsOf(review)}::jsonb, ${fileNos.length}, ${review.rewardWon},
      ${review.at})
    returning review_no`,
  );
  return reviewNo;
}

/** Makes these the photos that everybody sees, in their order. */
export async function replacePhotos(
  tx: Tx,
  reviewNo: number,
  fileNos: readonly string[],
): Promise<void> {
  await tx.run(sql`delete from review_file where review_no = ${reviewNo}`);
  await tx.run(sql`
    insert into review_file (review_no, sort, image_key)
    select ${reviewNo}, photo.place, photo.key
    from unnest(${fileNos.map(reviewPhotoKey)}::text[]) with ordinality as photo (key, place)`);
}

/** The goods of the member's review; undefined for another member's, or a deleted one. */
export const findReviewedGoods = (db: Queryable, memberNo: number, reviewNo: number) =>
  db.maybe(
    ownRow,
    sql`
    select goods_no from review
    where review_no = ${reviewNo} and member_no = ${memberNo} and item_no is not null and state <> 'DELETED'`,
  );

/** @returns false when the review was changed before, or is blinded or deleted */
export const updateReview = async (
  tx: Tx,
  reviewNo: number,
  content: ReviewContent,
  at: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    update review set score = ${content.score}, body = ${content.body}, options = ${optionsOf(content)}::jsonb,
      photo_cnt = ${content.fileNos.length}, edited_at = ${at}
    where review_no = ${reviewNo} and state = 'OPEN' and edited_at is null`)) === 1;

const itemNoRow = z.object({ itemNo: z.number() });

/**
 * Deletes the text; the row stays, so that no second review of the line is written.
 * @returns the line; undefined when the review was deleted before
 */
export const deleteReview = async (tx: Tx, reviewNo: number): Promise<number | undefined> =>
  (
    await tx.maybe(
      itemNoRow,
      sql`
      update review set state = 'DELETED', body = '', options = '{}', photo_cnt = 0
      where review_no = ${reviewNo} and state <> 'DELETED' and item_no is not null returning item_no`,
    )
  )?.itemNo;
