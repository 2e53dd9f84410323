import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

/**
 * Reserves coupons for an unpaid order, all or none by the caller's transaction. Rows are locked by number, so
 * that two orders with the same coupons do not wait for each other forever.
 * @returns false when one of them is no longer available
 */
export async function reserveCoupons(
  tx: Tx,
  memberNo: number,
  issueNos: readonly number[],
  orderNo: string,
  now: Date,
): Promise<boolean> {
  if (issueNos.length === 0) return true;
  const moved = await tx.run(sql`
    with held as (
      select issue_no from member_coupon
      where issue_no = any(${issueNos}::bigint[]) and member_no = ${memberNo} and state = 'ISSUED'
        and expires_at > ${now}
      order by issue_no for update
    ), moved as (
      update member_coupon m set state = 'RESERVED', order_no = ${orderNo}
      from held where m.issue_no = held.issue_no and m.state = 'ISSUED' returning m.issue_no)
    insert into state_history (machine, ref, from_state, to_state, actor, reason, at)
    select 'memberCoupon', issue_no::text, 'ISSUED', 'RESERVED', ${`member:${memberNo}`}, ${orderNo}, ${now}
    from moved`);
  return moved === issueNos.length;
}

/** Marks the coupons of a paid order as used. */
export async function redeemCoupons(tx: Tx, orderNo: string, now: Date): Promise<void> {
  await tx.run(sql`
    with moved as (
      update member_coupon set state = 'USED', used_at = ${now}
      where order_no = ${orderNo} and state = 'RESERVED' returning issue_no)
    insert into state_history (machine, ref, from_state, to_state, actor, reason, at)
    select 'memberCoupon', issue_no::text, 'RESERVED', 'USED', 'system', ${orderNo}, ${now} from moved`);
}

/**
 * Returns coupons of an order to the member; an expired one is valid for seven more days.
 * @param issueNos null for all of the order
 */
export async function restoreCoupons(
  tx: Tx,
  orderNo: string,
  issueNos: readonly number[] | null,
  now: Date,
): Promise<void> {
  if (issueNos?.length === 0) return;
  await tx.run(sql`
    with held as (
      select issue_no, state from member_coupon
      where order_no = ${orderNo} and state in ('RESERVED', 'USED')
        and (${issueNos}::bigint[] is null or issue_no = any(${issueNos}::bigint[])) for update
    ), moved as (
      update member_coupon m set state = 'ISSUED', order_no = null, used_at = null, restored_at = ${now},
        expires_at = case when m.expires_at > ${now} then m.expires_at
          else ${now}::timestamptz + interval '7 days' end
      from held where m.issue_no = held.issue_no returning m.issue_no, held.state as was)
    insert into state_history (machine, ref, from_state, to_state, actor, reason, at)
    select 'memberCoupon', issue_no::text, was, 'ISSUED', 'system', ${orderNo}, ${now} from moved`);
}
