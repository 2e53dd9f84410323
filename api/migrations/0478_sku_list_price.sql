-- The list price (정가) of one piece with this option. Null: that of the goods plus the surcharge of the
-- option, which invents or loses a discount where an option has another list price.
alter table sku add column list_price bigint check (list_price >= 0);

-- The option that a price of the goods is of: the cheapest that can be bought; when none can, the cheapest.
create function from_sku(g goods) returns setof sku
language sql stable as $$
  select s.* from sku s left join sku_stock k using (sku_no)
  where s.goods_no = g.goods_no and s.status = 'ON_SALE'
  order by coalesce(k.on_hand - k.reserved - k.safety, 0) <= 0, s.add_price, s.sort, s.sku_no limit 1
$$;

-- The list price of one piece with an option, never below its sale price.
create function option_list_price(list_price bigint, sale_price bigint, add_price bigint, own bigint) returns bigint
language sql immutable
return greatest(coalesce(own, list_price + add_price), sale_price + add_price);

-- Of that option, kept by refresh_goods_derived(): lists filter and sort by the price that can be paid.
alter table goods add column from_add_price bigint not null default 0;
alter table goods add column from_list_price bigint;

drop view goods_card;
drop index goods_price;
drop index goods_discount;
alter table goods drop column pay_price, drop column pay_rate;
alter table goods add column pay_price bigint
  generated always as (least(sale_price, deal_price) + from_add_price) stored;
alter table goods add column pay_rate smallint generated always as (
  case when coalesce(from_list_price, list_price) > least(sale_price, deal_price) + from_add_price
    then ((coalesce(from_list_price, list_price) - least(sale_price, deal_price) - from_add_price) * 100
      / coalesce(from_list_price, list_price))::smallint else 0 end
) stored;
create index goods_price on goods (pay_price, goods_no);
create index goods_discount on goods (pay_rate desc, goods_no desc);

create or replace function refresh_goods_derived(nos bigint[]) returns void
language plpgsql as $$
begin
  update goods g set
    sold_out = n.sold_out, review_cnt = n.review_cnt, score_avg = n.score_avg,
    from_add_price = n.from_add_price, from_list_price = n.from_list_price,
    delivered_price = n.delivered_price, coupon_price = n.coupon_price
  from (
    select h.goods_no,
      not exists (
        select from sku s join sku_stock k using (sku_no)
        where s.goods_no = h.goods_no and s.status = 'ON_SALE' and k.on_hand - k.reserved - k.safety > 0) as sold_out,
      coalesce(r.review_cnt, 0) as review_cnt,
      review_score(r.score_sum, r.review_cnt) as score_avg,
      coalesce(f.add_price, 0) as from_add_price,
      option_list_price(h.list_price, h.sale_price, coalesce(f.add_price, 0), f.list_price) as from_list_price,
      pay.won + single_delivery_fee(p, pay.won) as delivered_price,
      (select pay.won - max(coupon_saving(c, pay.won)) from goods_coupons(h, now()) c
        having max(coupon_saving(c, pay.won)) > 0) as coupon_price
    from goods h
    join delivery_policy p using (delivery_policy_no)
    left join review_stat r using (goods_no)
    left join lateral from_sku(h) f on true
    cross join lateral (select least(h.sale_price, h.deal_price) + coalesce(f.add_price, 0) as won) pay
    where h.goods_no = any(nos)
  ) n
  where g.goods_no = n.goods_no
    and (g.sold_out, g.review_cnt, g.score_avg, g.from_add_price, g.from_list_price, g.delivered_price, g.coupon_price)
      is distinct from (n.sold_out, n.review_cnt, n.score_avg, n.from_add_price, n.from_list_price,
        n.delivered_price, n.coupon_price);
end $$;

select refresh_goods_derived(array(select goods_no from goods));
