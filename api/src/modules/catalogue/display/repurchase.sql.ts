import { type Sql, sql } from '../../../platform/db/sql';
import { isListed } from '../goods';

/** Goods that the member bought and did not cancel. */
export const boughtGoodsSql = (memberNo: number | null): Sql => sql`
  select i.goods_no, o.ordered_at from order_item i join orders o using (order_no)
  where o.member_no = ${memberNo} and i.canceled_qty < i.qty and o.paid_at is not null`;

/** Purchases closer together than this were for a stock, and do not show after how long the goods are used up. */
const MIN_INTERVAL_DAYS = 7;

interface RepurchaseQuery {
  memberNo: number | null;
  size: number;
  now: Date;
}

/**
 * Goods that the member has probably used up: their category has `repurchase_days`, and since the last purchase the
 * member's own average interval has passed, or that of the category when they were bought once. The latest due first.
 */
export const repurchaseSql = ({ memberNo, size, now }: RepurchaseQuery): Sql => sql`
  select g.goods_no, extract(epoch from due.at) as weight,
    to_char(b.last_at at time zone 'Asia/Seoul', 'FMMM"월 "FMDD"일에 샀어요"') as reason
  from (
    select goods_no, max(ordered_at) as last_at,
      (max(ordered_at) - min(ordered_at)) / nullif(count(distinct ordered_at) - 1, 0) as own_interval
    from (${boughtGoodsSql(memberNo)}) bought group by goods_no) b
  join goods g using (goods_no)
  cross join lateral (
    select c.repurchase_days from category c
    where c.category_no = any(g.category_path) and c.repurchase_days is not null
    order by c.depth desc limit 1) usual
  cross join lateral (
    select b.last_at + case when b.own_interval is null then make_interval(days => usual.repurchase_days)
      else greatest(b.own_interval, make_interval(days => ${MIN_INTERVAL_DAYS}::int)) end as at) due
  where due.at <= ${now}::timestamptz and not g.sold_out and ${isListed}
  order by due.at desc, g.goods_no limit ${size}`;
