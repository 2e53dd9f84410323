import { hashCode } from '@shop/api/modules/benefit/code';
import { addMs, daysMs } from '@shop/api/platform/clock';
import { sql } from '@shop/api/platform/db/sql';
import type { Deps } from '@shop/api/platform/deps';
import { endOfDayInKorea } from '@shop/shared/domain';

/** Coupons that members can download: open, for all targets, with more than 100 left. */
const isDownloadable = sql`
  c.method = 'DOWNLOAD' and c.status = 'OPEN' and c.target_type is null
    and (c.total_qty is null or c.total_qty - c.issued_qty > 100)`;

/**
 * Issues two coupons of each kind, the first by number, and all that combine or apply in special ways, to
 * every member who has an address.
 */
export async function seedCoupons(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.run(sql`
    with taken as (
      insert into member_coupon (coupon_no, member_no, state, issued_at, expires_at)
      select c.coupon_no, m.member_no, 'ISSUED', ${now},
        ${endOfDayInKorea(now)}::timestamptz
          + (5 + 3 * row_number() over (partition by m.member_no order by c.coupon_no)) * interval '1 day'
      from member m cross join (
        select c.coupon_no, row_number() over (partition by c.kind order by c.coupon_no) as place,
          c.stackable_group, cardinality(c.platform) > 0 as is_special
        from coupon c where ${isDownloadable}) c
      where exists (select from member_address a where a.member_no = m.member_no)
        and (c.place <= 2 or c.stackable_group is not null or c.is_special)
      returning coupon_no)
    update coupon c set issued_qty = issued_qty + t.count
    from (select coupon_no, count(*)::int as count from taken group by coupon_no) t where t.coupon_no = c.coupon_no`);
}

/** A shared coupon code, unregistered gift cards, and a program of recommendation codes. */
const sampleCode = 'ONDAM-WELCOME';
const sampleGiftCards: readonly { number: string; amountWon: number; days: number }[] = [
  { number: 'GIFT-2026-1111-0001', amountWon: 30_000, days: 365 },
  { number: 'GIFT-2026-1111-0002', amountWon: 10_000, days: 20 },
];

const SAMPLE_RECOMMENDATION_COIN_WON = 2_000;

export async function seedCodes({ db, secrets, clock }: Deps): Promise<void> {
  await db.run(sql`
    insert into coupon_code (code_hash, coupon_no, is_shared)
    select ${hashCode(secrets, sampleCode)}, coupon_no, true from coupon where method = 'CODE'
    order by coupon_no limit 1`);
  await db.run(sql`
    insert into recommendation_program (starts_at, ends_at, coin_won)
    values (${clock.now()}, ${addMs(clock.now(), daysMs(3 * 365))}, ${SAMPLE_RECOMMENDATION_COIN_WON})`);
  for (const { number, amountWon, days } of sampleGiftCards) {
    await db.run(sql`
      insert into gift_card (number_hash, amount, expires_at)
      values (${hashCode(secrets, number)}, ${amountWon}, ${endOfDayInKorea(addMs(clock.now(), daysMs(days)))})`);
  }
}
