import { sql } from '../../../platform/db/sql';
import type { Module } from '../../../platform/deps';
import { linesReturned, orderPaid } from './order.events';

export const orderModule: Module = {
  name: 'order',
  events: ({ outbox }) => {
    outbox.on(orderPaid, async ({ lines }, _eventId, tx) => {
      await tx.run(sql`
        with line as (
          select goods_no, sum(qty) as qty from unnest(
            ${lines.map((line) => line.goodsNo)}::bigint[],
            ${lines.map((line) => line.qty)}::int[]) as line (goods_no, qty)
          group by goods_no)
        update goods g set sales_cnt = g.sales_cnt + line.qty from line where g.goods_no = line.goods_no`);
    });
    // Otherwise ordering and canceling would make goods a bestseller.
    outbox.on(linesReturned, async ({ lines }, _eventId, tx) => {
      await tx.run(sql`
        with line as (
          select i.goods_no, sum(back.qty) as qty from unnest(
            ${lines.map((line) => line.itemNo)}::bigint[],
            ${lines.map((line) => line.qty)}::int[]) as back (item_no, qty)
          join order_item i using (item_no) group by i.goods_no)
        update goods g set sales_cnt = g.sales_cnt - line.qty from line where g.goods_no = line.goods_no`);
    });
  },
};
