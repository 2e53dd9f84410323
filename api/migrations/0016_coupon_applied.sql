-- Whether the coupon prices in lists already reckon with a coupon: when its time begins or ends, or it
-- runs out, only the goods it is for are reckoned again.
alter table coupon add column is_applied boolean not null default false;

-- A body kept as text is read anew when coupon gets another column.
create or replace function goods_coupons(g goods, at timestamptz) returns setof coupon
language sql stable as $$
  select c.* from coupon c
  where c.kind = 'GOODS' and is_issuable(c, at)
    and (c.target_type is null
      or exists (select from coupon_target t where t.coupon_no = c.coupon_no and (
        (t.target_type = '10' and t.ref_no = g.goods_no)
        or (t.target_type = '20' and t.ref_no = g.brand_no)
        or (t.target_type = '30' and t.ref_no in
          (select p.plan_shop_no from plan_shop_goods p where p.goods_no = g.goods_no)))))
    and not exists (select from coupon_exclude x where x.coupon_no = c.coupon_no and (
      (x.target_type = '10' and x.ref_no = g.goods_no)
      or (x.target_type = '20' and x.ref_no = g.brand_no)))
$$;

create function coupon_goods(c coupon) returns setof bigint
language sql stable as $$
  select g.goods_no from goods g
  where c.target_type is null
    or (c.target_type = '10' and g.goods_no in
      (select t.ref_no from coupon_target t where t.coupon_no = c.coupon_no and t.target_type = '10'))
    or (c.target_type = '20' and g.brand_no in
      (select t.ref_no from coupon_target t where t.coupon_no = c.coupon_no and t.target_type = '20'))
    or (c.target_type = '30' and g.goods_no in
      (select p.goods_no from coupon_target t join plan_shop_goods p on p.plan_shop_no = t.ref_no
        where t.coupon_no = c.coupon_no and t.target_type = '30'))
$$;

-- As before, but rows that stay as they are are not written, so nobody is told of them.
create or replace function refresh_goods_derived(nos bigint[]) returns void
language plpgsql as $$
begin
  update goods g set
    sold_out = n.sold_out, review_cnt = n.review_cnt, score_avg = n.score_avg,
    delivered_price = n.delivered_price, coupon_price = n.coupon_price
  from (
    select h.goods_no,
      not exists (
        select from sku s join sku_stock k using (sku_no)
        where s.goods_no = h.goods_no and s.status = 'ON_SALE' and k.on_hand - k.reserved - k.safety > 0) as sold_out,
      coalesce(r.review_cnt, 0) as review_cnt,
      coalesce(round(r.score_sum::numeric / nullif(r.review_cnt, 0), 2), 0) as score_avg,
      h.pay_price + single_delivery_fee(p, h.pay_price) as delivered_price,
      (select h.pay_price - max(coupon_saving(c, h.pay_price)) from goods_coupons(h, now()) c
        having max(coupon_saving(c, h.pay_price)) > 0) as coupon_price
    from goods h
    join delivery_policy p using (delivery_policy_no)
    left join review_stat r using (goods_no)
    where h.goods_no = any(nos)
  ) n
  where g.goods_no = n.goods_no
    and (g.sold_out, g.review_cnt, g.score_avg, g.delivered_price, g.coupon_price)
      is distinct from (n.sold_out, n.review_cnt, n.score_avg, n.delivered_price, n.coupon_price);
end $$;

-- As before, and the prices that hang on the new one are reckoned with it.
create or replace function refresh_deal_prices() returns integer
language plpgsql as $$
declare changed bigint[];
begin
  with running as (
    select goods_no, min(price) as price from time_deal
    where from_at <= now() and to_at > now() and sold < qty group by goods_no
  ), wanted as (
    select g.goods_no, r.price from goods g left join running r using (goods_no)
    where (g.deal_price is not null or r.price is not null) and g.deal_price is distinct from r.price
  ), written as (
    update goods g set deal_price = w.price from wanted w where w.goods_no = g.goods_no returning g.goods_no
  )
  select array_agg(goods_no) into changed from written;
  if changed is not null then perform refresh_goods_derived(changed); end if;
  return coalesce(cardinality(changed), 0);
end $$;
