import { GIFT_DAYS, type GiftState, giftMoves, isGiftReturned } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';
import { type MovedBy, recordMove } from '../history';
import { queueMessage } from './gift.messages';
import { type GiftRow, lockGift } from './gift.repository';

export const giftHasMoved = () =>
  conflict('STATE', '선물 상태가 바뀌어 처리할 수 없어요. 새로고침해 주세요.');

const waits = (state: GiftState): boolean => state === 'SENT' || state === 'ACCEPTED';

/**
 * Moves a gift that is locked. What waits for the receiver gets its deadline.
 * @param more further columns that the move sets, after a comma
 * @throws AppError 409 `STATE` for a move that the table does not allow
 */
export async function moveGift(
  tx: Tx,
  gift: GiftRow,
  to: GiftState,
  by: MovedBy,
  more: Sql = emptySql,
): Promise<GiftRow> {
  const from = gift.state;
  if (from === null ? to !== 'PAID' : !giftMoves[from].includes(to)) throw giftHasMoved();
  const { now, actor, reason } = by;
  const dueAt = waits(to) ? addMs(now, daysMs(GIFT_DAYS)) : null;
  const endedAt = isGiftReturned(to) ? now : null;
  await tx.run(sql`
    update gift set state = ${to}, due_at = ${dueAt}, ended_at = ${endedAt}${more}
    where gift_no = ${gift.giftNo}`);
  await recordMove(tx, { machine: 'gift', ref: gift.giftNo, from, to, actor, reason }, now);
  return { ...gift, state: to, dueAt, endedAt };
}

/** Sends the link to the receiver; the caller has locked the order and the gift. */
export async function sendGift(tx: Tx, gift: GiftRow, now: Date): Promise<void> {
  const sent = await moveGift(tx, gift, 'SENT', { actor: 'system', now }, sql`, sent_at = ${now}`);
  await queueMessage(tx, { giftNo: sent.giftNo, key: `gift:${sent.giftNo}:sent:0`, now });
}

/** The order of a gift is paid: its link goes out, unless it is scheduled for later. */
export async function payGift(tx: Tx, orderNo: string, by: MovedBy): Promise<void> {
  const gift = await lockGift(tx, orderNo);
  if (!gift || gift.state !== null) return;
  const paid = await moveGift(tx, gift, 'PAID', by);
  if (paid.sendAt === null || paid.sendAt <= by.now) await sendGift(tx, paid, by.now);
}

/**
 * The payer cancels the order of a gift, in whatever way: the gift is canceled with it. The caller has locked the
 * order. Nothing happens to an order that is no gift.
 * @throws AppError 409 `STATE` once it is accepted
 */
export async function cancelGiftOf(tx: Tx, orderNo: string, by: MovedBy): Promise<void> {
  const gift = await lockGift(tx, orderNo);
  if (gift) await moveGift(tx, gift, 'CANCELED', by);
}

/** The bank has taken back the deposit that paid a gift before its lines were prepared. */
export async function endUnpaidGift(tx: Tx, orderNo: string, by: MovedBy): Promise<void> {
  const gift = await lockGift(tx, orderNo);
  if (gift?.state === 'PAID' || gift?.state === 'SENT') await moveGift(tx, gift, 'CANCELED', by);
  else if (gift?.state === 'ACCEPTED') await moveGift(tx, gift, 'EXPIRED', by);
}
