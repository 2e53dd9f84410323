import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { type AppError, conflict } from '../../../platform/errors';
import { currentPrice, joinDealFor } from '../../../pricing';

const goneRow = z.object({ goodsName: z.string(), isSoldOut: z.boolean() });

/** The 409 of goods that have sold out: which they are. Nothing of the order is charged, so it has no new total. */
export const outOfStock = (goodsNames: readonly string[], expectedPayWon: number): AppError =>
  conflict('OUT_OF_STOCK', `방금 품절되었어요: ${goodsNames.join(', ')}`, {
    expectedPayWon,
    payWon: expectedPayWon,
    lines: goodsNames.map((label) => ({ label, before: '주문 가능', after: '품절' })),
  });

/**
 * Refuses an order of goods that are sold out by one statement and without a lock. Most of a crowd that buys in one
 * moment is refused here, and does not wait behind those who still get something. What passes is priced and
 * compared under locks afterwards.
 * @param expectedPayWon a total other than the one shown last is left to the pricing
 * @returns whether a time deal that the sheet was shown with is sold out: the price has changed
 * @throws AppError 409 `OUT_OF_STOCK` with an OrderDifference
 */
export async function assertLeft(
  db: Queryable,
  memberNo: number,
  { sheetNo, expectedPayWon }: { sheetNo: string; expectedPayWon: number },
  now: Date,
): Promise<boolean> {
  const gone = await db.rows(
    goneRow,
    sql`
    with own as materialized (select * from held_by_unfinished(${memberNo}))
    select goods_name, is_sold_out from (
      select g.name as goods_name, coalesce(t.on_hand - t.reserved - t.safety, 0) + coalesce(
          (select sum(own.qty) from own where own.sku_no = k.sku_no), 0) < l.qty as is_sold_out,
        e.price + k.add_price as shown_won, ${currentPrice} + k.add_price as now_won
      from order_sheet s cross join lateral jsonb_to_recordset(s.lines) as l ("skuNo" bigint, qty int)
      join sku k on k.sku_no = l."skuNo" join goods g using (goods_no)
      left join sku_stock t on t.sku_no = k.sku_no
      ${joinDealFor(memberNo, sql`${now}::timestamptz`)}
      left join time_deal e on e.goods_no = g.goods_no and e.from_at <= ${now} and e.to_at > ${now}
        and e.sold >= e.qty and e.price + k.add_price = (s.shown -> 'unitPrices' ->> k.sku_no::text)::bigint
      where s.sheet_no = ${sheetNo} and s.member_no = ${memberNo} and s.order_no is null
        and (s.shown -> 'amounts' ->> 'payWon')::bigint = ${expectedPayWon}) line
    where is_sold_out or now_won > shown_won`,
  );
  const soldOut = gone.filter(({ isSoldOut }) => isSoldOut).map(({ goodsName }) => goodsName);
  if (soldOut.length > 0) throw outOfStock(soldOut, expectedPayWon);
  return gone.length > 0;
}
