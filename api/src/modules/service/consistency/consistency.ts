import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { type Sql, sql } from '../../../platform/db/sql';

const findMismatchesRow = z.object({ detail: z.string(), ref: z.string() });

/** One inconsistency. */
export interface Mismatch {
  check: string;
  ref: string;
  detail: string;
}

/** Each query returns rows of (ref, detail) where two records disagree. */
const checks: Record<string, (now: Date) => Sql> = {
  'an account’s balance is the sum of its ledger': () => sql`
    select a.account_no::text as ref, a.balance || ' <> ' || coalesce(sum(l.amount), 0) as detail
    from point_account a left join point_ledger l using (account_no) where a.member_no is not null
    group by a.account_no having a.balance <> coalesce(sum(l.amount), 0)`,
  'a lot’s rest is the sum of its ledger': () => sql`
    select t.lot_no::text as ref, t.remain || ' <> ' || coalesce(sum(l.amount), 0) as detail
    from point_lot t left join point_ledger l using (lot_no)
    group by t.lot_no having t.remain <> coalesce(sum(l.amount), 0)`,
  'both sides of a movement are zero together': () => sql`
    select movement_no::text as ref, sum(amount)::text as detail from point_ledger
    group by movement_no having sum(amount) <> 0`,
  'reserved stock is the sum of its reservations': () => sql`
    select s.sku_no::text as ref, s.reserved || ' <> ' || coalesce(sum(r.qty), 0) as detail
    from sku_stock s left join stock_reservation r using (sku_no)
    group by s.sku_no having s.reserved <> coalesce(sum(r.qty), 0)`,
  'every reservation belongs to an order that waits for its money': () => sql`
    select r.order_no as ref, coalesce(o.status, 'no order') as detail
    from stock_reservation r left join orders o using (order_no)
    where o.status is distinct from 'CREATED' and o.status is distinct from 'DEPOSIT_WAIT'`,
  'no reservation outlives its time, unless its payment is being decided': (now) => sql`
    select r.order_no as ref, r.expires_at::text as detail from stock_reservation r
    where r.expires_at < ${now}::timestamptz - interval '5 minutes' and not exists (
      select from payment p where p.order_no = r.order_no and p.state in ('APPROVING', 'UNKNOWN'))`,
  'a paid order has one payment of its amount': () => sql`
    select o.order_no as ref, o.pay_won || ' <> ' || coalesce(sum(p.amount)::text, 'nothing') as detail
    from orders o left join payment p on p.order_no = o.order_no
      and p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')
    where o.paid_at is not null group by o.order_no having o.pay_won is distinct from sum(p.amount)`,
  'a paid payment has a paid order': () => sql`
    select p.payment_no as ref, o.status as detail from payment p join orders o using (order_no)
    where p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED') and o.paid_at is null`,
  'lines and delivery add up to the order': () => sql`
    select o.order_no as ref, o.goods_won || ' <> ' || sum(i.unit_price * i.qty) as detail
    from orders o join order_item i using (order_no)
    group by o.order_no having o.goods_won <> sum(i.unit_price * i.qty)`,
  'what went back is what the claims say, and no more than was paid': () => sql`
    select p.payment_no as ref, p.canceled_amount || ' <> ' || coalesce(sum(a.refund_won), 0) as detail
    from payment p left join claim c using (order_no) left join claim_amount a using (claim_no)
    where p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED') group by p.payment_no
    having p.canceled_amount <> coalesce(sum(a.refund_won), 0) or p.canceled_amount > p.amount`,
  'a wholly canceled order gave everything back': () => sql`
    select o.order_no as ref, sum(a.refund_won) || ' of ' || o.pay_won as detail
    from orders o join claim c using (order_no) join claim_amount a using (claim_no)
    where o.status = 'CANCEL_DONE' and o.paid_at is not null group by o.order_no
    having sum(a.refund_won) <> o.pay_won or sum(a.point_back_won) <> o.point_won
      or sum(a.coin_back_won) <> o.coin_won or sum(a.gift_card_back_won) <> o.gift_card_won`,
  'canceled pieces are those of the claims': () => sql`
    select i.item_no::text as ref, i.canceled_qty || ' <> ' || coalesce(sum(c.qty), 0) as detail
    from order_item i left join claim_item c using (item_no)
    group by i.item_no having i.canceled_qty <> coalesce(sum(c.qty), 0)`,
  'a coupon in use belongs to a living order': () => sql`
    select m.issue_no::text as ref, m.state || ' ' || coalesce(o.status, 'no order') as detail
    from member_coupon m left join orders o using (order_no)
    where m.state in ('RESERVED', 'USED') and coalesce(o.status, 'EXPIRED') in ('EXPIRED', 'PAY_FAIL')`,
  'every event was delivered, or is being tried': () => sql`
    select event_id::text as ref, event || ': ' || coalesce(failure, 'waits since ' || created_at) as detail
    from outbox where failed_at is not null
      or (sent_at is null and created_at < now() - interval '6 hours')`,
  'no more coupons are out than were counted': () => sql`
    select c.coupon_no::text as ref, count(m.issue_no) || ' > ' || c.issued_qty as detail
    from coupon c join member_coupon m using (coupon_no)
    group by c.coupon_no having count(m.issue_no) > c.issued_qty`,
};

/** Compares ledger, stock, payments and orders, and returns every mismatch. */
export async function findMismatches(db: Queryable, now: Date): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = [];
  for (const [check, query] of Object.entries(checks)) {
    const rows = await db.rows(findMismatchesRow, query(now));
    mismatches.push(...rows.map((row) => ({ check, ...row })));
  }
  return mismatches;
}
