import { goodsType, orderState } from '@shop/shared/contracts/schemas';
import {
  isDigitalGoods,
  isEnded,
  isLiving,
  type OrderState,
  orderMoves,
  rollUpOrderState,
} from '@shop/shared/domain';
import type { Actor } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';
import { endExchangesOf } from '../claim-state';
import { type MovedBy, recordMove, recordMoves } from '../history';

const statusRow = z.object({ status: z.string() });

const itemStateRow = z.object({ itemNo: z.number(), state: orderState });
const lineRow = itemStateRow.extend({ goodsType });

/** Derives the state of the order from its lines. */
export async function rollUp(tx: Tx, orderNo: string, actor: Actor, now: Date): Promise<void> {
  const items = await tx.rows(
    lineRow,
    sql`select item_no, state, goods_type from order_item where order_no = ${orderNo} order by item_no`,
  );
  // An unused voucher may lie for years; the parcels of the same order decide while there are some.
  const sent = items.filter((item) => !isDigitalGoods(item.goodsType));
  const hasSent = sent.some(({ state }) => isLiving(state));
  const to = rollUpOrderState((hasSent ? sent : items).map((item) => item.state));
  const { status } = await tx.one(
    statusRow,
    sql`select status from orders where order_no = ${orderNo}`,
  );
  if (status === to) return;
  await tx.run(sql`update orders set status = ${to} where order_no = ${orderNo}`);
  await recordMove(tx, { machine: 'order', ref: orderNo, from: status, to, actor }, now);
}

/**
 * Moves lines of an order (all that have not ended unless `itemNos` names some), then the order itself.
 * @throws AppError 409 `STATE` for a move that the state table does not allow
 */
export async function moveItems(
  tx: Tx,
  orderNo: string,
  to: OrderState,
  by: MovedBy,
  itemNos?: readonly number[],
): Promise<void> {
  const items = (
    await tx.rows(
      itemStateRow,
      sql`select item_no, state from order_item where order_no = ${orderNo} order by item_no for update`,
    )
  ).filter((item) => (itemNos ? itemNos.includes(item.itemNo) : !isEnded(item.state)));
  if (!items.every((item) => orderMoves[item.state].includes(to))) {
    throw conflict('STATE', '주문 상태가 바뀌어 처리할 수 없어요. 새로고침해 주세요.');
  }
  await tx.run(sql`
    update order_item set state = ${to} where item_no = any(${items.map((item) => item.itemNo)}::bigint[])`);
  await recordMoves(
    tx,
    items.map(({ itemNo, state }) => ({
      machine: 'orderItem',
      ref: itemNo,
      from: state,
      to,
      actor: by.actor,
      reason: by.reason ?? '',
    })),
    by.now,
  );
  await endExchangesOf(
    tx,
    items.map(({ itemNo }) => itemNo),
    by,
  );
  await rollUp(tx, orderNo, by.actor, by.now);
}
