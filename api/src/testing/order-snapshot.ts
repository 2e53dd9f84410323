import { z } from 'zod';
import type { Db } from '../platform/db/db';
import { sql } from '../platform/db/sql';

const snapshotRow = z.object({ snapshot: z.string() });

/** Everything that a move of an order, its claims, payments or vouchers writes, as one text. */
export const snapshotOf = async (db: Db, orderNo: string): Promise<string> =>
  (
    await db.one(
      snapshotRow,
      sql`
      with claims as (select claim_no from claim where order_no = ${orderNo}),
        items as (select item_no from order_item where order_no = ${orderNo})
      select jsonb_build_array(
        (select to_jsonb(o) from orders o where order_no = ${orderNo}),
        (select jsonb_agg(to_jsonb(i) order by item_no) from order_item i where order_no = ${orderNo}),
        (select jsonb_agg(to_jsonb(c) order by claim_no) from claim c where order_no = ${orderNo}),
        (select jsonb_agg(to_jsonb(a) order by claim_no) from claim_amount a join claims using (claim_no)),
        (select jsonb_agg(to_jsonb(p) order by claim_no) from claim_pickup p join claims using (claim_no)),
        (select jsonb_agg(to_jsonb(x) order by claim_no, item_no) from claim_item x join claims using (claim_no)),
        (select jsonb_agg(to_jsonb(p) - '{inquired_at,inquire_at,updated_at}'::text[] order by payment_no)
          from payment p where order_no = ${orderNo}),
        (select jsonb_agg(to_jsonb(c) order by cancel_no)
          from payment_cancel c join payment p using (payment_no) where p.order_no = ${orderNo}),
        (select jsonb_agg(to_jsonb(v) order by voucher_no) from voucher v where order_no = ${orderNo}),
        (select jsonb_agg(to_jsonb(r) order by sku_no) from stock_reservation r
          where held_for = ${orderNo} or held_for in (select claim_no from claims)),
        (select count(*) from point_ledger l join point_account a using (account_no)
          where a.member_no = (select member_no from orders where order_no = ${orderNo})),
        (select count(*) from state_history where ref = ${orderNo}
          or (machine = 'claim' and ref in (select claim_no from claims))
          or (machine = 'orderItem' and ref in (select item_no::text from items))
          or (machine = 'payment' and ref in (select payment_no from payment where order_no = ${orderNo}))))::text
        as snapshot`,
    )
  ).snapshot;
