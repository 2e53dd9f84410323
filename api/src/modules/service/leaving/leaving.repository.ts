import { isLiving, type OrderState, orderStates, tableKeys } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql, trustedSql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';
import { setOrdersApart } from '../retention';

const obstacleRow = z.object({
  hasOrder: z.boolean(),
  hasClaim: z.boolean(),
  hasVoucher: z.boolean(),
});
export type Unsettled = z.infer<typeof obstacleRow>;

/** Lines that wait for money, a parcel or their confirmation. */
const openStates = tableKeys<OrderState>(orderStates).filter(
  (state) => isLiving(state) && state !== 'BUY_CONFIRM',
);

export const findUnsettled = (db: Queryable, memberNo: number): Promise<Unsettled> =>
  db.one(
    obstacleRow,
    sql`select
      exists (select from orders o join order_item i using (order_no)
        where o.member_no = ${memberNo} and i.state = any(${openStates}::text[])) as has_order,
      exists (select from claim c where c.member_no = ${memberNo}
        and c.state not in ('DONE', 'REJECTED', 'WITHDRAWN')) as has_claim,
      exists (select from voucher v where v.member_no = ${memberNo} and v.state = 'USABLE') as has_voucher`,
  );

/** Tables whose rows belong to the member alone; they are deleted with the membership. */
const ownTables = [
  'favorite',
  'favorite_folder',
  'recent_goods',
  'restock_alert',
  'opening_alert',
  'plan_shop_alert',
  'notification',
  'notification_pref',
  'push_subscription',
  'ending_notice',
  'price_notice',
  'member_connection',
  'social_start',
  'member_recommendation',
  'member_address',
  'member_card',
  'member_customs',
  'member_code',
  'member_refund_account',
  'member_size',
  'member_verification',
  'adult_verification_request',
  'basket',
  'recommend_feedback',
  'faq_feedback',
] as const;

/** Replaces the name of a former member. */
const GONE = '탈퇴한 회원';

/** The texts that a person wrote or that name them, where the row itself stays. */
async function anonymise(tx: Tx, memberNo: number): Promise<void> {
  await tx.run(sql`update review set writer = ${GONE} where member_no = ${memberNo}`);
  await tx.run(
    sql`update event_entry set writer = ${GONE}, text = null where member_no = ${memberNo}`,
  );
  // The address of a won prize is deleted after its delivery.
  await tx.run(sql`update event_win set writer = ${GONE} where member_no = ${memberNo}`);
  await tx.run(sql`update member_coupon set state = 'REVOKED'
    where member_no = ${memberNo} and state = 'ISSUED'`);
  await tx.run(sql`delete from order_sheet where member_no = ${memberNo} and order_no is null`);
  // A stored answer repeats what the member was shown.
  await tx.run(sql`delete from idempotency where scope like ${`m${memberNo}:%`}`);
}

/** The number stays, to which orders and the ledger refer. The customer can join again as somebody new. */
export async function eraseMember(
  tx: Tx,
  secrets: Secrets,
  memberNo: number,
  now: Date,
): Promise<void> {
  for (const table of ownTables) {
    await tx.run(sql`delete from ${trustedSql(table)} where member_no = ${memberNo}`);
  }
  await anonymise(tx, memberNo);
  await setOrdersApart(tx, secrets, memberNo, now);
  const nothing = secrets.seal('');
  await tx.run(sql`
    update member set status = 'WITHDRAWN', withdrawn_at = ${now}, cno_hash = ${`left:${memberNo}`},
      cno_enc = ${nothing}, name_enc = ${nothing}, phone_enc = ${nothing}, email_enc = ${nothing},
      birth = '00000000', adult_verified_until = null
    where member_no = ${memberNo}`);
  await tx.run(sql`
    update session set revoked_at = ${now}, revoke_reason = 'LEFT'
    where member_no = ${memberNo} and revoked_at is null`);
}
