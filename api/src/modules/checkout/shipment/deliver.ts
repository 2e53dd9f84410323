import { confirmationDue, withdrawalDeadline } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/errors';
import type { MovedBy } from '../history';
import { findOrderNoOfItem, lockOrder, moveItems, readItems } from '../order';
import { recordPunctuality } from './punctuality';

/** Lines arrive (배송완료): the withdrawal period begins, and the day of automatic confirmation is set. */
export async function deliverItems(
  tx: Tx,
  orderNo: string,
  itemNos: readonly number[],
  by: MovedBy & { deliveredAt: Date },
): Promise<void> {
  await moveItems(tx, orderNo, 'DELIVERY_DONE', by, itemNos);
  await tx.run(sql`
    update order_item set delivered_at = ${by.deliveredAt},
      withdraw_until = ${withdrawalDeadline(by.deliveredAt)}, confirm_due_at = ${confirmationDue(by.deliveredAt)}
    where item_no = any(${itemNos}::bigint[])`);
  await recordPunctuality(tx, orderNo, itemNos, by.deliveredAt);
}

/**
 * 수취확인: the member has the goods although the courier has not reported it.
 * @returns the order's number
 * @throws AppError 404 | 409 `STATE`
 */
export async function receiveItem(deps: Deps, memberNo: number, itemNo: number): Promise<string> {
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    const orderNo = await findOrderNoOfItem(tx, memberNo, itemNo);
    if (orderNo === undefined) throw notFound('주문 상품을 찾을 수 없어요.');
    await lockOrder(tx, memberNo, orderNo);
    const item = (await readItems(tx, [orderNo])).find((one) => one.itemNo === itemNo);
    if (item?.state !== 'DELIVERY_ING')
      throw conflict('STATE', '배송중인 상품만 수취확인할 수 있어요.');
    if (item.giftState !== null)
      throw conflict('STATE', '선물을 받은 분이 확인하거나 배송이 끝나면 바뀌어요.');
    const actor = `member:${memberNo}` as const;
    await deliverItems(tx, orderNo, [itemNo], {
      actor,
      reason: '수취확인',
      now,
      deliveredAt: now,
    });
    return orderNo;
  });
}
