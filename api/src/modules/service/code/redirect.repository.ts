import type { Queryable } from '../../../platform/db/db';
import { jsonTextRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';

const MAX_HOPS = 5;
/** Limits the browser's redirect table to the latest entries. */
const MAX_LISTED = 300;

/**
 * Every active redirect with the end of its chain. A loop resolves to nothing; a chain is permanent
 * only when each of its steps is.
 */
const ends = sql`
  with recursive active as (
    select from_path, to_url, status, from_at from redirect
    where coalesce(from_at <= now(), true) and coalesce(to_at > now(), true)),
  chain as (
    select from_path, to_url, status, array[from_path] as seen, from_at from active
    union all
    select c.from_path, a.to_url, greatest(c.status, a.status), c.seen || a.from_path, c.from_at
    from chain c join active a on a.from_path = c.to_url
    where a.from_path <> all(c.seen) and cardinality(c.seen) <= ${MAX_HOPS}),
  ended as (select distinct on (from_path) * from chain order by from_path, cardinality(seen) desc)
  select from_path, to_url, status, from_at from ended where to_url <> all(seen)`;

export function redirectRepository(db: Queryable) {
  return {
    of: async (path: string) =>
      (
        await db.one(
          jsonTextRow,
          sql`
          select coalesce((select json_build_object('to', to_url, 'status', status) from (${ends}) e
            where from_path = ${path}), '{"to":null,"status":200}'::json)::text as text`,
        )
      ).text,
    list: async () =>
      (
        await db.one(
          jsonTextRow,
          sql`
          select json_build_object('list', coalesce(json_agg(json_build_object(
            'from', from_path, 'to', to_url, 'status', status)), '[]'::json))::text as text
          from (select * from (${ends}) e order by from_at desc nulls last, from_path limit ${MAX_LISTED}) l`,
        )
      ).text,
  };
}
