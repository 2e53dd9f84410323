import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { isAdultVerified } from '../../member/adult';
import { type Bought, nothingBought } from './sellable';
import type { Buyer } from './sellable.rules';

const boughtRow = z.object({
  goodsNo: z.number(),
  dealNo: z.number().nullable(),
  qty: z.number(),
});

/** Units of the goods of these SKUs in the member's orders, without canceled and unfinished ones. */
async function readBought(
  db: Queryable,
  memberNo: number,
  skuNos: readonly number[],
): Promise<Bought> {
  const rows = await db.rows(
    boughtRow,
    sql`
    select i.goods_no, i.deal_no, sum(i.qty - i.canceled_qty)::int as qty
    from order_item i join orders o using (order_no)
    where o.member_no = ${memberNo}
      and i.goods_no in (select k.goods_no from sku k where k.sku_no = any(${skuNos}::bigint[]))
      and i.state not in ('PAY_FAIL', 'EXPIRED', 'CANCEL_DONE')
      and o.order_no not in (select u.order_no from unfinished_order u where u.member_no = ${memberNo})
    group by i.goods_no, i.deal_no`,
  );
  const goods = new Map<number, number>();
  const deals = new Map<number, number>();
  for (const row of rows) {
    goods.set(row.goodsNo, (goods.get(row.goodsNo) ?? 0) + row.qty);
    if (row.dealNo !== null) deals.set(row.dealNo, row.qty);
  }
  return { goods, deals };
}

/** What decides how much of these SKUs may be bought. @param memberNo undefined for a visitor */
export async function readBuyer(
  db: Queryable,
  memberNo: number | undefined,
  skuNos: readonly number[],
  now: Date,
): Promise<Buyer> {
  const [bought, isVerified] = await Promise.all([
    memberNo === undefined || skuNos.length === 0
      ? nothingBought
      : readBought(db, memberNo, skuNos),
    isAdultVerified(db, memberNo, now),
  ]);
  return { bought, isAdultVerified: isVerified };
}
