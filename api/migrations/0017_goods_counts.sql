-- How many goods a brand or category lists, kept by refresh_goods_counts(): counting 100,000 rows for a
-- badge is too dear.
alter table brand add column goods_count integer not null default 0;
alter table category add column goods_count integer not null default 0;

create function refresh_goods_counts() returns void
language plpgsql as $$
begin
  with listed as materialized (
    select brand_no, category_path from goods
    where status in ('ON_SALE', 'SOLD_OUT') and coalesce(sale_from <= now(), true) and coalesce(sale_to > now(), true)
  ), brands as (
    update brand b set goods_count = n.count
    from (select b.brand_no, count(l.*)::int as count from brand b left join listed l using (brand_no) group by 1) n
    where n.brand_no = b.brand_no and n.count <> b.goods_count
  )
  update category c set goods_count = n.count
  from (select c.category_no, coalesce(l.count, 0)::int as count from category c
    left join (select unnest(category_path) as category_no, count(*) as count from listed group by 1) l using (category_no)) n
  where n.category_no = c.category_no and n.count <> c.goods_count;
end $$;

