import { openClaimStates } from '@shop/shared/domain';
import { type Actor, moveActorOf } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { conflict, isAppError, notFound } from '../../../platform/errors';
import { emit } from '../../../platform/outbox';
import { remainingPoints } from '../../../pricing';
import { grant } from '../../benefit/point';
import { lineConfirmed } from '../../benefit/recommendation';
import type { MovedBy } from '../history';
import { findOrderNoOfItem, lockOrder, moveItems, readItems } from '../order';
import { payReviewReward } from '../review-writing';
import { readLeft } from '../voucher';

const itemOwnerRow = z.object({ itemNo: z.number(), memberNo: z.number() });

/** Earned points last three years. */
const POINT_LIFE_MS = daysMs(3 * 365);

/** Whether a return of the line is open. */
const isInClaim = async (tx: Tx, itemNo: number): Promise<boolean> => {
  const claim = await tx.maybe(
    foundRow,
    sql`
    select true as found from claim_item x join claim c using (claim_no)
    where x.item_no = ${itemNo} and c.state = any(${openClaimStates}::text[]) limit 1`,
  );
  return claim !== undefined;
};

/** Confirms a line and grants the points it earns, and the coins for its review. */
async function confirmLocked(
  tx: Tx,
  { orderNo, memberNo, itemNo }: { orderNo: string; memberNo: number; itemNo: number },
  by: MovedBy,
): Promise<void> {
  const { now } = by;
  await moveItems(tx, orderNo, 'BUY_CONFIRM', by, [itemNo]);
  const item = (await readItems(tx, [orderNo])).find((one) => one.itemNo === itemNo);
  if (!item) return;
  const keptQty = item.qty - item.canceledQty;
  await grant(tx, {
    memberNo,
    kind: 'POINT',
    type: 'EARN',
    amountWon: remainingPoints(item.earnPointWon, keptQty, item.qty),
    title: `구매확정 적립: ${item.goodsName}`,
    reason: '21',
    orderNo,
    key: `earn:${itemNo}`,
    now,
    expiresAt: addMs(now, POINT_LIFE_MS),
  });
  await payReviewReward(tx, { itemNo, orderNo }, now);
  await emit(tx, lineConfirmed, { orderNo });
}

interface ConfirmedBy {
  /** Default: the member. */
  actor?: Actor;
  /** The order that the line must be of. */
  orderNo?: string;
}

/**
 * Confirms a line that is on its way or has arrived (구매확정).
 * @returns the order's number
 * @throws AppError 404 | 409 `STATE`
 */
export async function confirmItem(
  deps: Deps,
  memberNo: number,
  itemNo: number,
  { actor = `member:${memberNo}`, orderNo: expectedOrderNo }: ConfirmedBy = {},
): Promise<string> {
  const now = deps.clock.now();
  const orderNo = await findOrderNoOfItem(deps.db, memberNo, itemNo);
  if (orderNo === undefined || (expectedOrderNo ?? orderNo) !== orderNo)
    throw notFound('주문 상품을 찾을 수 없어요.');
  await deps.db.tx(async (tx) => {
    await lockOrder(tx, memberNo, orderNo);
    if (await isInClaim(tx, itemNo))
      throw conflict('STATE', '진행 중인 반품이나 교환이 끝난 뒤 확정할 수 있어요.');
    const item = (await readItems(tx, [orderNo])).find((one) => one.itemNo === itemNo);
    if (item && item.giftState !== null && moveActorOf(actor) === 'member')
      throw conflict('STATE', '선물은 받는 분이 구매확정할 수 있어요.');
    if (item?.state === 'PAY_DONE')
      throw conflict('STATE', '아직 받지 않은 상품은 구매확정할 수 없어요.');
    await confirmLocked(tx, { orderNo, memberNo, itemNo }, { actor, now });
  });
  return orderNo;
}

/** Confirms a line for the phone once all its vouchers are used. */
export async function confirmUsed(deps: Deps, tx: Tx, itemNo: number): Promise<void> {
  const now = deps.clock.now();
  const line = await readLeft(tx, itemNo);
  if (!line) return;
  const { orderNo, memberNo } = line;
  await lockOrder(tx, memberNo, orderNo);
  const left = await readLeft(tx, itemNo);
  if (left?.state !== 'PAY_DONE' || left.unused > 0 || left.used === 0) return;
  await confirmLocked(tx, { orderNo, memberNo, itemNo }, { actor: 'system', now });
}

/**
 * Confirms lines whose withdrawal period (청약철회) ended a day ago. A line that the member confirms at
 * the same moment is skipped. @returns their number
 */
export async function confirmDue(deps: Deps): Promise<number> {
  const due = await deps.db.rows(
    itemOwnerRow,
    sql`
    select i.item_no, o.member_no from order_item i join orders o using (order_no)
    where i.state = 'DELIVERY_DONE' and i.confirm_due_at <= ${deps.clock.now()} and not exists (
      select from claim_item x join claim c using (claim_no)
      where x.item_no = i.item_no and c.state = any(${openClaimStates}::text[]))
    order by i.confirm_due_at limit 100`,
  );
  return eachRow(deps.log, 'a line could not be confirmed', due, async ({ itemNo, memberNo }) => {
    try {
      await confirmItem(deps, memberNo, itemNo, { actor: 'system' });
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      return false;
    }
  });
}
