import { paths } from '@shop/shared/contracts';
import { dayInKorea, dottedDate, formatWon, isAdHour } from '@shop/shared/domain';
import { z } from 'zod';
import { type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { emitNotice } from '../../member/notice';

/** How many days before its end a benefit is named; the shortest that holds counts. */
const DAYS = [7, 30];

/** Members of one run; the next run takes the others. */
const BATCH = 200;

const memberRow = z.object({ memberNo: z.number() });
const kinds = ['COUPON', 'POINT', 'COIN', 'GIFT_CARD', 'ADULT'] as const;
const endingRow = z.object({
  what: z.enum(kinds),
  amount: z.number(),
  endsAt: z.date(),
});
type Ending = z.infer<typeof endingRow>;

/**
 * What a member has that ends, with its beginning: a benefit that was given for a shorter time than the notice is
 * not named on the day it is given.
 */
const benefits = (now: Date): Sql => sql`
  select member_no, 'COUPON' as kind, 'COUPON' as what, issue_no::text as ref, 1::bigint as amount,
    issued_at as begins_at, expires_at as ends_at
  from member_coupon where state = 'ISSUED' and expires_at > ${now}
  union all
  select a.member_no, 'LOT', a.kind, l.lot_no::text, l.remain, l.created_at, l.expires_at
  from point_lot l join point_account a using (account_no)
  where a.member_no is not null and l.remain > 0 and l.expires_at > ${now}
  union all
  select member_no, 'ADULT', 'ADULT', member_no || ':' || extract(epoch from adult_verified_until), 0,
    '-infinity'::timestamptz, adult_verified_until
  from member where adult_verified_until > ${now}`;

const dayOf = (column: Sql): Sql => sql`(${column} at time zone 'Asia/Seoul')::date`;

/** Benefits `b` whose notice `d.days` is due and was not given. They end with a day in Korea. */
const due = (now: Date): Sql => sql`
  select b.*, d.days from (${benefits(now)}) b cross join lateral (
    select min(days) as days from unnest(${DAYS}::int[]) days
    where ${dayOf(sql`b.ends_at`)} - days <= ${dayOf(sql`${now}::timestamptz`)}) d
  where d.days is not null and ${dayOf(sql`b.begins_at`)} < ${dayOf(sql`b.ends_at`)} - d.days
    and not exists (select from ending_notice n where n.kind = b.kind and n.ref = b.ref and n.days <= d.days)`;

const texts: Record<Ending['what'], (amount: number) => string> = {
  COUPON: (count) => `쿠폰 ${count}장`,
  POINT: (won) => `포인트 ${formatWon(won)}`,
  COIN: (won) => `띵코인 ${formatWon(won)}`,
  GIFT_CARD: (won) => `상품권 ${formatWon(won)}`,
  ADULT: () => '성인 인증',
};

const pathOf = (endings: readonly Ending[]): string => {
  const [first, ...others] = new Set(endings.map(({ what }) => what));
  if (others.length > 0 || !first) return paths.mypage();
  if (first === 'COUPON') return paths.coupons();
  return first === 'ADULT' ? paths.myInfo() : paths.coins({ kind: first });
};

const lineOf = ({ what, amount, endsAt }: Ending): string =>
  `${texts[what](amount)} ${dottedDate(endsAt.getTime())}까지`;

/** One message sums up what is due for a member on a day. */
function tellOne(deps: Deps, memberNo: number, today: string): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    await tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);
    const endings = await tx.rows(
      endingRow,
      sql`
      with mine as (
        select * from (${due(now)}) due where member_no = ${memberNo}
          and not exists (select from ending_notice n where n.member_no = ${memberNo} and n.told_on = ${today})),
      written as (
        insert into ending_notice (member_no, kind, ref, days, ends_at, told_on)
        select member_no, kind, ref, days, ends_at, ${today}::date from mine on conflict do nothing)
      select what, sum(amount)::bigint as amount, min(ends_at) as ends_at from mine
      group by what, ${dayOf(sql`ends_at`)} order by ends_at, what`,
    );
    if (endings.length === 0) return false;
    await emitNotice(
      tx,
      {
        ...{ memberNo, step: 'BENEFIT_ENDING', key: `ending:${memberNo}:${today}` },
        path: pathOf(endings),
        facts: { endings: endings.map(lineOf).join(', ') },
      },
      now,
    );
    return true;
  });
}

/**
 * Names coupons, points, coins, gift card money and adult checks that end within 30 and within 7 days, by day.
 * @returns how many members
 */
export async function tellEndings(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  if (!isAdHour(now.getTime())) return 0;
  const today = dayInKorea(now.getTime());
  let told = 0;
  let after = 0;
  for (;;) {
    const members = await deps.db.rows(
      memberRow,
      sql`
      select distinct member_no from (${due(now)}) due join member m using (member_no)
      where m.status = 'ACTIVE' and m.member_no > ${after}
        and not exists (select from ending_notice n where n.member_no = m.member_no and n.told_on = ${today})
      order by member_no limit ${BATCH}`,
    );
    const failure = 'a member could not be told what ends';
    told += await eachRow(deps.log, failure, members, ({ memberNo }) =>
      tellOne(deps, memberNo, today),
    );
    if (members.length < BATCH) return told;
    after = members.at(-1)?.memberNo ?? after;
  }
}

/** Forgets notices of what ended long ago. @returns how many */
export const deleteOldEndings = ({ db, clock }: Deps): Promise<number> =>
  db.run(sql`
    delete from ending_notice where ends_at < ${clock.now()}::timestamptz - interval '90 days'`);
