import { formatWon } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';
import { currentPrice, joinRunningDeal } from '../../../pricing';

const goneRow = z.object({
  goodsName: z.string(),
  isSoldOut: z.boolean(),
  shownWon: z.number().nullable(),
  nowWon: z.number(),
});

/**
 * Refuses an order of goods that are sold out, or whose time deal is, by one statement and without a lock.
 * Most of a crowd that buys in one moment is refused here, and does not wait behind those who still get
 * something. What passes is priced and compared under locks afterwards.
 * @param expectedPayWon a total other than the one shown last is left to the pricing
 * @throws AppError 409 `OUT_OF_STOCK` | `ORDER_CHANGED` with an OrderDifference
 */
export async function assertLeft(
  db: Queryable,
  memberNo: number,
  { sheetNo, expectedPayWon }: { sheetNo: string; expectedPayWon: number },
  now: Date,
): Promise<void> {
  const gone = await db.rows(
    goneRow,
    sql`
    select goods_name, is_sold_out, shown_won, now_won from (
      select g.name as goods_name, coalesce(t.on_hand - t.reserved - t.safety, 0) < l.qty as is_sold_out,
        e.price + k.add_price as shown_won, ${currentPrice} + k.add_price as now_won
      from order_sheet s cross join lateral jsonb_to_recordset(s.lines) as l ("skuNo" bigint, qty int)
      join sku k on k.sku_no = l."skuNo" join goods g using (goods_no)
      left join sku_stock t on t.sku_no = k.sku_no
      ${joinRunningDeal(sql`${now}::timestamptz`)}
      left join time_deal e on e.goods_no = g.goods_no and e.from_at <= ${now} and e.to_at > ${now}
        and e.sold >= e.qty and e.price + k.add_price = (s.shown -> 'unitPrices' ->> k.sku_no::text)::bigint
      where s.sheet_no = ${sheetNo} and s.member_no = ${memberNo} and s.order_no is null
        and (s.shown -> 'amounts' ->> 'payWon')::bigint = ${expectedPayWon}) line
    where is_sold_out or now_won > shown_won`,
  );
  if (gone.length === 0) return;
  const soldOut = gone.filter(({ isSoldOut }) => isSoldOut);
  const difference = {
    expectedPayWon,
    payWon: expectedPayWon,
    lines: gone.map(({ goodsName, isSoldOut, shownWon, nowWon }) =>
      isSoldOut
        ? { label: goodsName, before: '주문 가능', after: '품절' }
        : { label: goodsName, before: formatWon(shownWon ?? 0), after: formatWon(nowWon) },
    ),
  };
  if (soldOut.length > 0) {
    const names = soldOut.map(({ goodsName }) => goodsName).join(', ');
    throw conflict('OUT_OF_STOCK', `방금 품절되었어요: ${names}`, difference);
  }
  throw conflict(
    'ORDER_CHANGED',
    '주문 내용이 바뀌었어요. 확인 후 다시 결제해 주세요.',
    difference,
  );
}
