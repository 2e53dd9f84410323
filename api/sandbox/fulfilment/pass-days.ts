import type { Db } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';

/**
 * Moves the dates of one order back, so that days have passed for it and for no other order. The
 * process's clock stays as it is, since sessions and other orders depend on it.
 */
export const passDays = (db: Db, orderNo: string, days: number): Promise<void> =>
  db.tx(async (tx) => {
    const by = sql`${days} * interval '1 day'`;
    await tx.run(sql`
      update orders set ordered_at = ordered_at - ${by}, paid_at = paid_at - ${by} where order_no = ${orderNo}`);
    await tx.run(sql`
      update order_item set delivered_at = delivered_at - ${by}, withdraw_until = withdraw_until - ${by},
        confirm_due_at = confirm_due_at - ${by},
        promised_from = promised_from - ${by} where order_no = ${orderNo}`);
    await tx.run(sql`
      update gift set created_at = created_at - ${by}, send_at = send_at - ${by}, sent_at = sent_at - ${by},
        due_at = due_at - ${by}, accepted_at = accepted_at - ${by} where order_no = ${orderNo}`);
    await tx.run(sql`
      update voucher set issued_at = issued_at - ${by}, expires_at = expires_at - ${by},
        used_at = used_at - ${by} where order_no = ${orderNo}`);
    await tx.run(sql`
      update voucher_redemption r set redeemed_at = r.redeemed_at - ${by} from voucher v
      where v.voucher_no = r.voucher_no and v.order_no = ${orderNo}`);
    await tx.run(sql`
      update claim set requested_at = requested_at - ${by}, moved_at = moved_at - ${by},
        pay_due_at = pay_due_at - ${by} where order_no = ${orderNo}`);
    await tx.run(sql`
      update claim_pickup p set received_at = p.received_at - ${by}, late_at = p.late_at - ${by},
        visit_on = (p.visit_on - ${by})::date from claim c
      where c.claim_no = p.claim_no and c.order_no = ${orderNo}`);
    await tx.run(sql`update delivery_delay set at = at - ${by} where order_no = ${orderNo}`);
    await tx.run(sql`
      update shipment set shipped_at = shipped_at - ${by}, delivered_at = delivered_at - ${by}
      where order_no = ${orderNo}`);
    await tx.run(sql`
      update tracking_event e set at = e.at - ${by} from shipment s
      where s.shipment_no = e.shipment_no and s.order_no = ${orderNo}`);
  });

/** Moves the dates of one coupon of a member back. @returns false when no member holds it */
export const passCouponDays = async (db: Db, issueNo: number, days: number): Promise<boolean> => {
  const by = sql`${days} * interval '1 day'`;
  const moved = await db.run(sql`
    update member_coupon set issued_at = issued_at - ${by}, expires_at = expires_at - ${by}
    where issue_no = ${issueNo}`);
  return moved === 1;
};
