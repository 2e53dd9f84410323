import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { refundGift } from '../claim';
import { moveGift, sendGift } from '../gift-state';
import { lockWithOrder } from './gift.reader';

const dueRow = z.object({ senderNo: z.number(), orderNo: z.string() });
type Due = z.infer<typeof dueRow>;

/** Gifts of one run; the next run takes the others. */
const BATCH = 200;

const readDue = (deps: Deps, where: Sql, by: Sql): Promise<Due[]> =>
  deps.db.rows(
    dueRow,
    sql`select sender_no, order_no from gift where ${where} order by ${by}, gift_no limit ${BATCH}`,
  );

/** Sends the links whose time has come, also those of a time at which nothing ran. @returns how many */
export async function sendScheduled(deps: Deps): Promise<number> {
  const due = await readDue(
    deps,
    sql`state = 'PAID' and send_at <= ${deps.clock.now()}`,
    sql`send_at`,
  );
  return eachRow(deps.log, 'a gift could not be sent', due, (one) =>
    deps.db.tx(async (tx) => {
      const now = deps.clock.now();
      const gift = await lockWithOrder(tx, one);
      if (gift.state !== 'PAID' || gift.sendAt === null || gift.sendAt > now) return false;
      await sendGift(tx, gift, now);
      return true;
    }),
  );
}

/** Goods of the gift may not be sold any more: there is nothing to choose instead. */
const isBanned = sql`
  exists (select from order_item i join goods g using (goods_no)
    where i.order_no = gift.order_no and g.status = 'BANNED')`;

const hasBannedGoods = async (tx: Tx, orderNo: string): Promise<boolean> =>
  (await tx.maybe(
    foundRow,
    sql`select true as found from gift where order_no = ${orderNo} and ${isBanned}`,
  )) !== undefined;

/**
 * Ends gifts that nobody accepted, or gave no address for, in time, and waiting ones whose goods may not be sold any
 * more. @returns how many
 */
export async function expireGifts(deps: Deps): Promise<number> {
  const due = await readDue(
    deps,
    sql`due_at <= ${deps.clock.now()} or (due_at is not null and ${isBanned})`,
    sql`due_at`,
  );
  return eachRow(deps.log, 'a gift could not be ended', due, (one) =>
    deps.db.tx(async (tx) => {
      const now = deps.clock.now();
      const gift = await lockWithOrder(tx, one);
      if (gift.dueAt === null) return false;
      const isLate = gift.dueAt <= now;
      if (!isLate && !(await hasBannedGoods(tx, one.orderNo))) return false;
      const reason = isLate ? '선물 기한 만료' : '선물 상품 판매 중지';
      const by = { actor: 'system', reason, now } as const;
      await moveGift(tx, gift, 'EXPIRED', by);
      await refundGift(tx, gift, 'GIFT_EXPIRED', by);
      return true;
    }),
  );
}
