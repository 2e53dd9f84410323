import type { CallInput, CallReply, PointGroup, pointCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { emptySql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { spendable } from './account.repository';

const pendingRow = z.object({ pending: z.number() });

const PAGE_SIZE = 30;

/** What is given back by a refund was earned before; what is taken back was not spent. */
const typesOf: Record<PointGroup, readonly string[]> = {
  earn: ['EARN', 'GRANT', 'RESTORE'],
  use: ['USE', 'CLAWBACK'],
  expire: ['EXPIRE'],
};

const entryRow = z.object({
  entryNo: z.number(),
  type: z.enum(['CLAWBACK', 'EARN', 'EXPIRE', 'GRANT', 'RESTORE', 'USE']),
  amountWon: z.number(),
  title: z.string(),
  orderNo: z.string().nullable(),
  at: z.date(),
  expiresAt: z.date().nullable(),
});

/** Points of orders that are paid but not confirmed. */
export async function pendingPoints(deps: Deps, memberNo: number): Promise<number> {
  const { pending } = await deps.db.one(
    pendingRow,
    sql`
    select coalesce(sum(floor(i.earn_point_won::numeric * (i.qty - i.canceled_qty) / i.qty)), 0)::bigint as pending
    from order_item i join orders o using (order_no)
    where o.member_no = ${memberNo} and o.paid_at is not null
      and i.state in ('PAY_DONE', 'PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE')`,
  );
  return pending;
}

export async function pointHistory(
  deps: Deps,
  memberNo: number,
  { kind, before, group, months }: CallInput<typeof pointCalls.history>['query'],
): Promise<CallReply<typeof pointCalls.history>> {
  const rows = await deps.db.rows(
    entryRow,
    sql`
    select min(e.entry_no) as entry_no, m.type, sum(e.amount)::bigint as amount_won, m.title, m.order_no, m.at,
      min(l.expires_at) filter (where e.amount > 0) as expires_at
    from point_account a join point_ledger e using (account_no) join point_movement m using (movement_no)
      left join point_lot l using (lot_no)
    where a.member_no = ${memberNo} and a.kind = ${kind}
      and (${before ?? null}::bigint is null or e.entry_no < ${before ?? null}::bigint)
      ${group ? sql` and m.type = any(${typesOf[group]}::text[])` : emptySql}
      ${months ? sql` and m.at >= ${deps.clock.now()}::timestamptz - make_interval(months => ${months}::int)` : emptySql}
    group by m.movement_no order by 1 desc limit ${PAGE_SIZE + 1}`,
  );
  const entries = rows.slice(0, PAGE_SIZE);
  const balance = await spendable(deps.db, memberNo, kind, deps.clock.now());
  return {
    ...balance,
    pendingWon: kind === 'POINT' ? await pendingPoints(deps, memberNo) : 0,
    entries: entries.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
    })),
    next: rows.length > PAGE_SIZE ? (entries.at(-1)?.entryNo ?? null) : null,
  };
}
