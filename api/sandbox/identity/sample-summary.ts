import { z } from 'zod';
import type { Queryable } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';

const countsRow = z.object({ addresses: z.number(), coupons: z.number(), orders: z.number() });

/** One line on the sign-in page that distinguishes this sample member from the others. */
export async function summaryOf(db: Queryable, memberNo: number, now: Date): Promise<string> {
  const counts = await db.one(
    countsRow,
    sql`select
    (select count(*) from member_address where member_no = ${memberNo}) as addresses,
    (select count(*) from member_coupon
      where member_no = ${memberNo} and state = 'ISSUED' and expires_at > ${now}) as coupons,
    (select count(*) from orders where member_no = ${memberNo} and paid_at is not null) as orders`,
  );
  return `배송지 ${counts.addresses}곳 · 쿠폰 ${counts.coupons}장 · 주문 ${counts.orders}건`;
}
