import type { CallReply, reviewCalls, WrittenReview } from '@shop/shared/contracts';
import { answersFor, aspectsOf, maskName, reviewRewardWon } from '@shop/shared/domain';
import type { Queryable, Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/errors';
import { catalogueCache } from '../../catalogue/response-cache';
import {
  lockReviewedGoods,
  noticeTypeOf,
  optionNamesOf,
  recountReviews,
} from '../../catalogue/review';
import { findMember } from '../../member/member';
import { attachUploads, releaseUploads, uploadsOf } from '../../member/upload';
import { findOrderNoOfItem, type ItemRow, lockOrder, readItems } from '../order';
import {
  deleteReview,
  findReviewedGoods,
  insertReview,
  listWritable,
  listWritten,
  type ReviewContent,
  replacePhotos,
  updateReview,
  type WrittenRow,
} from './review.repository';
import { reviewableOf, writtenReviewOf } from './review.view';
import { assertReviewable } from './reviewable';
import { payReviewReward, takeReviewRewardBack } from './reward';

const PAGE_SIZE = 10;

const unknownItem = () => notFound('주문 상품을 찾을 수 없어요.');
const unknownReview = () => notFound('없는 후기예요.');

/** What the photos of a review are attached to. */
const attachedTo = (reviewNo: number): string => `review:${reviewNo}`;

export async function writableReviews(
  deps: Deps,
  memberNo: number,
): Promise<CallReply<typeof reviewCalls.writable>> {
  const rows = await listWritable(deps.db, memberNo, deps.clock.now());
  return {
    count: rows[0]?.total ?? 0,
    items: rows.map((row) => ({ ...reviewableOf(row), orderedAt: row.orderedAt.toISOString() })),
  };
}

const withPhotos = async (
  db: Queryable,
  memberNo: number,
  row: WrittenRow,
): Promise<WrittenReview> =>
  writtenReviewOf(
    row,
    row.photoCnt > 0 ? await uploadsOf(db, memberNo, attachedTo(row.reviewNo)) : [],
  );

export async function writtenReviews(
  { db }: Deps,
  memberNo: number,
  before: number | undefined,
): Promise<CallReply<typeof reviewCalls.written>> {
  const rows = await listWritten(db, memberNo, { before, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const reviews: WrittenReview[] = [];
  for (const row of page) reviews.push(await withPhotos(db, memberNo, row));
  return {
    reviews,
    next: rows.length > PAGE_SIZE ? String(page.at(-1)?.reviewNo) : null,
  };
}

/** A line of the member. @throws AppError 404 */
async function findLine(db: Queryable, memberNo: number, itemNo: number): Promise<ItemRow> {
  const orderNo = await findOrderNoOfItem(db, memberNo, itemNo);
  if (orderNo === undefined) throw unknownItem();
  const line = (await readItems(db, [orderNo])).find((one) => one.itemNo === itemNo);
  if (!line) throw unknownItem();
  return line;
}

/**
 * A line and its review, to write or change it.
 * @throws AppError 404 | 409 `STATE` | 409 `REVIEWED` when there is no review and none can be written
 */
export async function reviewForm(
  { db, clock }: Deps,
  memberNo: number,
  itemNo: number,
): Promise<CallReply<typeof reviewCalls.form>> {
  const line = await findLine(db, memberNo, itemNo);
  const [row] = await listWritten(db, memberNo, { itemNo, limit: 1 });
  if (!row) assertReviewable(line, clock.now());
  return {
    item: reviewableOf(line),
    review: row ? await withPhotos(db, memberNo, row) : null,
    aspects: [...aspectsOf(await noticeTypeOf(db, line.goodsNo))],
    optionNames: await optionNamesOf(db, line.goodsNo),
  };
}

async function setPhotos(
  tx: Tx,
  memberNo: number,
  reviewNo: number,
  fileNos: readonly string[],
): Promise<void> {
  await releaseUploads(tx, memberNo, attachedTo(reviewNo));
  await attachUploads(tx, {
    memberNo,
    purpose: 'REVIEW',
    fileNos,
    attachedTo: attachedTo(reviewNo),
  });
  await replacePhotos(tx, reviewNo, fileNos);
}

/** The content with the answers that these goods are asked for. */
const answered = async (db: Queryable, goodsNo: number, content: ReviewContent) => ({
  ...content,
  aspects: answersFor(await noticeTypeOf(db, goodsNo), content.aspects),
});

const distinct = (content: ReviewContent): ReviewContent => ({
  ...content,
  fileNos: [...new Set(content.fileNos)],
});

/**
 * Writes the review of a line. The order's row lock decides between two at the same moment, and between
 * this and a return. The counts of the goods change in the same transaction.
 * @throws AppError 404 | 409 `STATE` | 409 `REVIEWED` | 422 of the uploads
 */
export async function writeReview(
  deps: Deps,
  memberNo: number,
  { itemNo, ...sent }: ReviewContent & { itemNo: number },
): Promise<CallReply<typeof reviewCalls.write>> {
  const now = deps.clock.now();
  const content = distinct(sent);
  const rewardWon = reviewRewardWon(content.fileNos.length);
  const { goodsNo, ...reply } = await deps.db.tx(async (tx) => {
    const orderNo = await findOrderNoOfItem(tx, memberNo, itemNo);
    if (orderNo === undefined) throw unknownItem();
    await lockOrder(tx, memberNo, orderNo);
    const line = await findLine(tx, memberNo, itemNo);
    assertReviewable(line, now);
    const member = await findMember(tx, deps.secrets, memberNo);
    await lockReviewedGoods(tx, line.goodsNo);
    const writer = maskName(member?.name ?? '');
    const answers = await answered(tx, line.goodsNo, content);
    const review = { ...answers, line, memberNo, writer, rewardWon, at: now };
    const reviewNo = await insertReview(tx, review);
    await setPhotos(tx, memberNo, reviewNo, content.fileNos);
    const isConfirmed = line.state === 'BUY_CONFIRM';
    if (isConfirmed) await payReviewReward(tx, { itemNo, orderNo }, now);
    await recountReviews(tx, line.goodsNo);
    const state = isConfirmed ? ('PAID' as const) : ('PENDING' as const);
    return { goodsNo: line.goodsNo, reviewNo, reward: { coinWon: rewardWon, state } };
  });
  catalogueCache(deps).invalidateGoods(goodsNo);
  return reply;
}

/** Runs a change of the member's own review, and counts the reviews of its goods anew. @throws AppError 404 */
async function changeReview(
  deps: Deps,
  memberNo: number,
  reviewNo: number,
  change: (tx: Tx, goodsNo: number) => Promise<void>,
): Promise<Record<string, never>> {
  const goodsNo = await deps.db.tx(async (tx) => {
    const review = await findReviewedGoods(tx, memberNo, reviewNo);
    if (!review) throw unknownReview();
    await lockReviewedGoods(tx, review.goodsNo);
    await change(tx, review.goodsNo);
    await recountReviews(tx, review.goodsNo);
    return review.goodsNo;
  });
  catalogueCache(deps).invalidateGoods(goodsNo);
  return {};
}

/**
 * Changes a review, once.
 * @throws AppError 404 | 409 `STATE` when it was changed before, or is blinded | 422 of the uploads
 */
export function editReview(deps: Deps, memberNo: number, reviewNo: number, sent: ReviewContent) {
  const content = distinct(sent);
  return changeReview(deps, memberNo, reviewNo, async (tx, goodsNo) => {
    const answers = await answered(tx, goodsNo, content);
    if (!(await updateReview(tx, reviewNo, answers, deps.clock.now())))
      throw conflict('STATE', '후기는 한 번만 고칠 수 있어요.');
    await setPhotos(tx, memberNo, reviewNo, content.fileNos);
  });
}

/** Deletes a review with its photos, and takes its coins back. @throws AppError 404 */
export function removeReview(deps: Deps, memberNo: number, reviewNo: number) {
  return changeReview(deps, memberNo, reviewNo, async (tx) => {
    const itemNo = await deleteReview(tx, reviewNo);
    if (itemNo === undefined) throw unknownReview();
    await takeReviewRewardBack(tx, itemNo, 'DELETED', deps.clock.now());
    await setPhotos(tx, memberNo, reviewNo, []);
  });
}
