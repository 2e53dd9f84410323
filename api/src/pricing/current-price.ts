import { type Sql, sql } from '../platform/db/sql';

/**
 * Joins the running deal of goods `g` as `d`; its columns are null when none lowers the price.
 * `running_deals` in `pricing.sql` says which deal that is.
 */
export const joinRunningDeal = (at: Sql = sql`now()`): Sql => sql`
  left join lateral running_deals(g, ${at}) d on true`;

/** The same for a member, whose own unfinished orders do not count against the deal. */
export const joinDealFor = (memberNo: number | undefined, at: Sql): Sql =>
  memberNo === undefined
    ? joinRunningDeal(at)
    : sql`
  left join lateral running_deals_for(g, ${at}, ${memberNo}::bigint) d on true`;

/** Won for one piece of goods `g` without an option's surcharge, after `joinRunningDeal`. */
export const currentPrice: Sql = sql`coalesce(d.price, g.sale_price)`;
