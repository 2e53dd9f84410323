import { openClaimStates } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { type Sql, sql } from '../../../platform/db/sql';
import { wrongActors } from './wrong-actors.sql';

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
  'every reservation belongs to an order that waits for its money, or to an open exchange':
    () => sql`
    select r.held_for as ref, coalesce(o.status, c.kind || ' ' || c.state, 'no order') as detail
    from stock_reservation r left join orders o on o.order_no = r.held_for left join claim c on c.claim_no = r.held_for
    where coalesce(o.status, '') not in ('CREATED', 'DEPOSIT_WAIT')
      and not coalesce(c.kind = 'EXCHANGE' and c.state = any(${openClaimStates}::text[]), false)`,
  'an open exchange holds what it wants': () => sql`
    select claim_no as ref, wanted.qty || ' <> ' || coalesce(held.qty, 0) as detail
    from (select c.claim_no, sum(x.qty) as qty from claim c join claim_item x using (claim_no)
        where c.kind = 'EXCHANGE' and c.state = any(${openClaimStates}::text[]) group by c.claim_no) wanted
      left join (select held_for as claim_no, sum(qty) as qty from stock_reservation group by held_for) held
        using (claim_no)
    where coalesce(held.qty, 0) <> wanted.qty`,
  'no reservation outlives its time, unless its payment is being decided': (now) => sql`
    select r.held_for as ref, r.expires_at::text as detail from stock_reservation r
    where r.expires_at < ${now}::timestamptz - interval '5 minutes' and not exists (
      select from payment p where p.order_no = r.held_for and p.state in ('APPROVING', 'UNKNOWN'))`,
  'a paid order has one payment of its amount': () => sql`
    select o.order_no as ref, o.pay_won || ' <> ' || coalesce(sum(p.amount)::text, 'nothing') as detail
    from orders o left join payment p on p.order_no = o.order_no and p.claim_no is null
      and p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')
    where o.paid_at is not null group by o.order_no having o.pay_won is distinct from sum(p.amount)`,
  'a line has no more vouchers than pieces': () => sql`
    select i.item_no::text as ref, count(*) || ' > ' || i.qty - i.canceled_qty as detail
    from voucher v join order_item i using (item_no) where v.state <> 'CANCELED'
    group by i.item_no having count(*) > i.qty - i.canceled_qty`,
  'an unused voucher of a gift card has its gift card': () => sql`
    select v.voucher_no as ref, coalesce(g.amount::text, 'no gift card') as detail
    from voucher v left join gift_card g on g.number_hash = v.pin_hash
    where v.kind = 'GIFT_CARD' and v.state = 'USABLE' and g.amount is distinct from v.face_won`,
  'a paid payment has a paid order': () => sql`
    select p.payment_no as ref, o.status as detail from payment p join orders o using (order_no)
    where p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED') and o.paid_at is null`,
  'a deposit that paid an order was not taken back by the bank': () => sql`
    select d.payment_no as ref, o.status || ': ask the buyer to pay, or stop the delivery' as detail
    from payment_deposit d join payment p using (payment_no) join orders o using (order_no)
    where d.state = 'REVERSED' and p.state in ('PAID', 'PARTIAL_CANCELED')
      and not exists (select from payment_deposit a
        where a.payment_no = d.payment_no and a.state = 'ACCEPTED')`,
  'lines and delivery add up to the order': () => sql`
    select o.order_no as ref, o.goods_won || ' <> ' || sum(i.unit_price * i.qty) as detail
    from orders o join order_item i using (order_no) where i.exchange_claim_no is null
    group by o.order_no having o.goods_won <> sum(i.unit_price * i.qty)`,
  'what went back is what the claims say, and no more than was paid': () => sql`
    select order_no as ref, canceled || ' <> ' || refunded as detail
    from (select p.order_no, sum(p.canceled_amount) as canceled, sum(p.amount) as paid,
        (select coalesce(sum(a.refund_won), 0) from claim c join claim_amount a using (claim_no)
          where c.order_no = p.order_no and c.applied_at is not null) as refunded
      from payment p left join claim k on k.claim_no = p.claim_no
      where p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')
        and (p.claim_no is null or (k.applied_at is not null and (k.kind = 'EXCHANGE' or not exists (
          select from claim_item x where x.claim_no = k.claim_no and x.exchange is not null))))
      group by p.order_no) as books
    where canceled <> refunded or canceled > paid`,
  'what a claim was paid is what it asked for, and goes back when it does not take place':
    () => sql`
    select c.claim_no as ref, c.state || ': ' || p.canceled_amount || ' of ' || p.amount || ' back' as detail
    from payment p join claim c on c.claim_no = p.claim_no join claim_amount a on a.claim_no = c.claim_no
      left join claim_pickup k on k.claim_no = c.claim_no
    where p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED') and (p.amount <> a.pay_won or case
      when c.state = 'PAY_WAIT' then true
      when c.state = 'WITHDRAWN' or (c.kind = 'RETURN' and exists (
        select from claim_item x where x.claim_no = c.claim_no and x.exchange is not null))
        then p.canceled_amount <> p.amount
      when c.state = 'REJECTED'
        then p.canceled_amount <> case when k.received_at is null then p.amount else p.amount - p.fee_won end
      else p.canceled_amount > p.amount - p.fee_won end)`,
  'a claim with something to pay goes on when it is paid': () => sql`
    select c.claim_no as ref, c.state as detail from claim c join claim_amount a using (claim_no)
    where a.pay_won > 0 and c.state not in ('PAY_WAIT', 'WITHDRAWN') and not exists (
      select from payment p where p.claim_no = c.claim_no and p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED'))`,
  'exchanged goods are sent within a week': (now) => sql`
    select claim_no as ref, 'inspected at ' || c.moved_at || ': ask the seller' as detail
    from claim c where c.state = 'RESHIP' and c.moved_at < ${now}::timestamptz - interval '7 days' and exists (
      select from order_item i where i.exchange_claim_no = c.claim_no and i.state = 'DELIVERY_PREPARE')`,
  'a wholly canceled order gave everything back': () => sql`
    select o.order_no as ref, sum(a.refund_won) || ' of ' || o.pay_won as detail
    from orders o join claim c using (order_no) join claim_amount a using (claim_no)
    where o.status = 'CANCEL_DONE' and o.paid_at is not null group by o.order_no
    having case when sum(a.return_fee_won) = 0 then sum(a.refund_won) <> o.pay_won
        or sum(a.point_back_won) <> o.point_won or sum(a.coin_back_won) <> o.coin_won
        or sum(a.gift_card_back_won) <> o.gift_card_won
      -- A share of expired vouchers is kept.
      else sum(a.refund_won + a.point_back_won + a.coin_back_won + a.gift_card_back_won + a.return_fee_won)
        <> o.pay_won + o.point_won + o.coin_won + o.gift_card_won end`,
  'a delivered parcel has no line on its way': () => sql`
    select s.shipment_no::text as ref, i.state as detail
    from shipment s join shipment_item x using (shipment_no) join order_item i using (item_no)
    where s.state = 'DELIVERED' and i.state = 'DELIVERY_ING' and x.shipment_no = (
      select max(shipment_no) from shipment_item where item_no = i.item_no)`,
  'a parcel on its way was scanned within two weeks': (now) => sql`
    select s.shipment_no::text as ref, s.courier_cd || ' ' || s.invoice_no || ': ask the courier' as detail
    from shipment s where s.state in ('SHIPPED', 'MOVING', 'OUT')
      and s.shipped_at < ${now}::timestamptz - interval '14 days' and not exists (
        select from tracking_event e where e.shipment_no = s.shipment_no
          and e.at >= ${now}::timestamptz - interval '14 days')`,
  'goods of an accepted return are fetched within two weeks, or a week after the seller was asked again':
    (now) => sql`
    select claim_no as ref, 'accepted at ' || c.moved_at || ': ask the seller' as detail
    from claim c join claim_pickup p using (claim_no) where c.state = 'APPROVED' and (
      c.moved_at < ${now}::timestamptz - interval '14 days' or p.late_at < ${now}::timestamptz - interval '7 days')`,
  'a line on its way has a parcel': () => sql`
    select i.item_no::text as ref, i.state as detail from order_item i
    where i.state in ('DELIVERY_ING', 'DELIVERY_DONE') and not exists (
      select from shipment_item x where x.item_no = i.item_no)`,
  'a refund that waits or is done has been applied': () => sql`
    select claim_no as ref, state as detail from claim
    where (state in ('REFUND_WAIT', 'RESHIP', 'DONE')) <> (applied_at is not null)`,
  'a claim that waits for its refund has one to wait for': () => sql`
    select c.claim_no as ref, c.state as detail from claim c
    where c.state = 'REFUND_WAIT' and not exists (
      select from payment_cancel p where p.claim_no = c.claim_no and p.state = 'REQUESTED')`,
  'canceled pieces are those of the claims': () => sql`
    select i.item_no::text as ref, i.canceled_qty || ' <> ' || coalesce(sum(c.qty), 0) as detail
    from order_item i left join (
      claim_item c join claim k on k.claim_no = c.claim_no and k.applied_at is not null) using (item_no)
    group by i.item_no having i.canceled_qty <> coalesce(sum(c.qty), 0)`,
  'a coupon in use belongs to a living order': () => sql`
    select m.issue_no::text as ref, m.state || ' ' || coalesce(o.status, 'no order') as detail
    from member_coupon m left join orders o using (order_no)
    where m.state in ('RESERVED', 'USED') and coalesce(o.status, 'EXPIRED') in ('EXPIRED', 'PAY_FAIL')`,
  'a gift that ended without a delivery has its money back': () => sql`
    select f.gift_no as ref, f.state || ', order ' || o.status as detail from gift f join orders o using (order_no)
    where f.state in ('REJECTED', 'CANCELED', 'EXPIRED') and o.status <> 'CANCEL_DONE'`,
  'a gift that is on offer has an order to deliver': () => sql`
    select f.gift_no as ref, f.state || ', order ' || o.status as detail from gift f join orders o using (order_no)
    where f.state in ('PAID', 'SENT', 'ACCEPTED') and (o.status <> 'PAY_DONE' or o.paid_at is null)`,
  'no line of a gift leaves before its address, and no voucher is issued before it is accepted':
    () => sql`
    select i.item_no::text as ref, f.state || ', line ' || i.state as detail
    from gift f join order_item i using (order_no)
    where f.state in ('PAID', 'SENT', 'ACCEPTED') and (i.state <> 'PAY_DONE'
      or exists (select from shipment_item x where x.item_no = i.item_no)
      or exists (select from voucher v where v.item_no = i.item_no))`,
  'every event was delivered, or is being tried': () => sql`
    select event_id::text as ref, event || ': ' || coalesce(failure, 'waits since ' || created_at) as detail
    from outbox where failed_at is not null
      or (sent_at is null and created_at < now() - interval '6 hours')`,
  'every move was made by somebody who may make it': wrongActors,
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
