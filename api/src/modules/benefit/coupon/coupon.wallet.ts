import { jsonTextRow } from '../../../platform/db/row';
import { type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { type JsonText, jsonText } from '../../../platform/http/route';
import { hasTakenAll, isUsableNow } from './coupon.repository';

export type WalletTab = 'usable' | 'used' | 'ended';

/** An order that is being approved, or waits for its deposit, holds its coupons: they count as used. */
const tabSql: Record<WalletTab, (now: Date) => Sql> = {
  usable: isUsableNow,
  used: (now) => sql`m.state in ('USED', 'RESERVED') and not ${isUsableNow(now)}`,
  ended: (now) =>
    sql`(m.state in ('EXPIRED', 'REVOKED') or (m.state = 'ISSUED' and m.expires_at <= ${now}))`,
};

/** The first thing that the coupon is for, and how many there are. */
const targetSql = sql`(
  select json_build_object('no', t.ref_no, 'name', coalesce(g.name, b.name_ko, p.title, ''),
    'count', count(*) over ())
  from coupon_target t
    left join goods g on t.target_type = '10' and g.goods_no = t.ref_no
    left join brand b on t.target_type = '20' and b.brand_no = t.ref_no
    left join plan_shop p on t.target_type = '30' and p.plan_shop_no = t.ref_no
  where t.coupon_no = c.coupon_no order by t.ref_no limit 1)`;

const MAX_PAST = 100;

/** 쿠폰함: the coupons of a tab; usable ones by their end, past ones newest first. */
export async function walletCoupons(
  { db, clock }: Deps,
  memberNo: number,
  tab: WalletTab,
): Promise<JsonText> {
  const now = clock.now();
  const order = tab === 'usable' ? sql`m.expires_at` : sql`coalesce(m.used_at, m.expires_at) desc`;
  const { text } = await db.one(
    jsonTextRow,
    sql`
    with found as (
      select json_build_object(
        'issueNo', m.issue_no, 'couponNo', m.coupon_no, 'name', c.name, 'kind', c.kind, 'rate', c.rate,
        'amountWon', c.amount, 'maxAmountWon', c.max_amount, 'minOrderWon', c.min_order,
        'targetType', c.target_type, 'state', m.state, 'issuedAt', m.issued_at, 'expiresAt', m.expires_at,
        'usedAt', m.used_at, 'target', ${targetSql},
        'isAppOnly', '30' = any(c.platform) and cardinality(c.platform) = 1) as coupon,
        row_number() over (order by ${order}, m.issue_no) as place
      from member_coupon m join coupon c using (coupon_no)
      where m.member_no = ${memberNo} and ${tabSql[tab](now)}
      order by place limit ${MAX_PAST})
    select json_build_object('coupons', coalesce(json_agg(coupon order by place), '[]'::json))::text as text
    from found`,
  );
  return jsonText(text);
}

/** Coupons that the member can still take, the first to end first. */
export async function availableCoupons({ db, clock }: Deps, memberNo: number): Promise<JsonText> {
  const { text } = await db.one(
    jsonTextRow,
    sql`
    select json_build_object('coupons', coalesce(json_agg(coupon_json(c) || jsonb_build_object('target', ${targetSql}) order by c.issue_to, c.coupon_no), '[]'::json))::text as text
    from coupon c
    where c.method = 'DOWNLOAD' and is_issuable(c, ${clock.now()}::timestamptz)
      and not ${hasTakenAll(memberNo)}`,
  );
  return jsonText(text);
}
