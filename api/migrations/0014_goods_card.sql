-- The price lists filter and sort by follows a running deal, so that the number on the card and its
-- place in 낮은가격순 agree. deal_price is kept by refresh_deal_prices().
alter table goods add column deal_price bigint;
alter table goods add column pay_price bigint generated always as (least(sale_price, deal_price)) stored;
alter table goods add column pay_rate smallint generated always as (
  case when list_price > least(sale_price, deal_price)
    then floor((list_price - least(sale_price, deal_price)) * 100.0 / list_price)::smallint else 0 end
) stored;
drop index goods_price;
drop index goods_discount;
create index goods_price on goods (pay_price, goods_no);
create index goods_discount on goods (pay_rate desc, goods_no desc);

-- What a picture is in every payload.
create function image_ref(image_key text, tone smallint[], alt text) returns json
language sql immutable
return json_build_object('key', image_key, 'tone', tone, 'alt', alt);

-- The discount of one piece at this price; percentages floor to 10 won, never below zero to pay.
create function coupon_saving(c coupon, price bigint) returns bigint
language sql immutable as $$
  select case when price < c.min_order then 0 else least(
  case when c.amount is not null then c.amount
    else least(floor(price * c.rate / 1000.0)::bigint * 10, coalesce(c.max_amount, price)) end,
  price) end
$$;

create function is_issuable(c coupon, at timestamptz) returns boolean
language sql immutable as $$
  select c.status = 'OPEN' and c.method = 'DOWNLOAD' and c.issue_from <= at and c.issue_to > at
  and (c.total_qty is null or c.issued_qty < c.total_qty)
$$;

-- Coupons of the kind GOODS that a goods may use, whatever their target.
create function goods_coupons(g goods, at timestamptz) returns setof coupon
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

create function coupon_json(c coupon) returns jsonb
language sql immutable as $$
  select jsonb_build_object(
  'couponNo', c.coupon_no, 'name', c.name, 'kind', c.kind, 'method', c.method,
  'rate', c.rate, 'amountWon', c.amount, 'maxAmountWon', c.max_amount, 'minOrderWon', c.min_order,
  'targetType', c.target_type, 'issueEndsAt', c.issue_to, 'validDays', c.valid_days,
  'useEndsAt', c.use_to, 'remaining', c.total_qty - c.issued_qty)
$$;

-- The delivery fee of one piece bought alone.
create function single_delivery_fee(p delivery_policy, price bigint) returns bigint
language sql immutable as $$
  select case p.type when '10' then 0 when '30' then
  case when price >= p.free_over then 0 else p.base_fee end else p.base_fee end
$$;

-- One row a goods: the card as every list shows it.
create view goods_card as
select g.goods_no, json_build_object(
  'goodsNo', g.goods_no,
  'name', g.name,
  'brandNo', b.brand_no,
  'brandName', b.name_ko,
  'image', image_ref(coalesce(i.image_key, ''), coalesce(i.tone, '{11,11}'), g.name),
  'listPriceWon', g.list_price,
  'salePriceWon', g.pay_price,
  'discountRate', g.pay_rate,
  'couponPriceWon', case when g.coupon_price < g.pay_price then g.coupon_price end,
  'score', round(g.score_avg, 1)::float8,
  'reviewCount', g.review_cnt,
  'badges', case when d.deal_no is null then g.badges else array_prepend('deal', g.badges) end,
  'soldOut', g.sold_out,
  'adult', g.adult_yn,
  'hasOptions', exists (select from option_group o where o.goods_no = g.goods_no),
  'delivery', json_build_object(
    'type', p.type, 'feeWon', single_delivery_fee(p, g.pay_price),
    'freeOverWon', case when p.type = '30' then p.free_over end),
  'deal', case when d.deal_no is not null then json_build_object(
    'dealNo', d.deal_no, 'endsAt', d.to_at, 'soldRate', floor(d.sold * 100.0 / d.qty)::int) end
) as card
from goods g
join delivery_policy p using (delivery_policy_no)
left join brand b using (brand_no)
left join goods_image i on i.goods_no = g.goods_no and i.sort = 0
left join lateral (
  select t.* from time_deal t
  where t.goods_no = g.goods_no and t.from_at <= now() and t.to_at > now() and t.price = g.deal_price
  order by t.price limit 1
) d on true;

-- Sets deal_price from the running deals; answers how many goods changed.
create function refresh_deal_prices() returns integer
language plpgsql as $$
declare changed integer;
begin
  with running as (
    select goods_no, min(price) as price from time_deal
    where from_at <= now() and to_at > now() and sold < qty group by goods_no
  ), wanted as (
    select g.goods_no, r.price from goods g left join running r using (goods_no)
    where (g.deal_price is not null or r.price is not null) and g.deal_price is distinct from r.price
  )
  update goods g set deal_price = w.price from wanted w where w.goods_no = g.goods_no;
  get diagnostics changed = row_count;
  return changed;
end $$;
create index goods_deal_price on goods (goods_no) where deal_price is not null;

-- Recomputes what a list shows of these goods from their SKUs, reviews, coupons and delivery policy.
create function refresh_goods_derived(nos bigint[]) returns void
language plpgsql as $$
begin
  update goods g set
    sold_out = not exists (
      select from sku s join sku_stock k using (sku_no)
      where s.goods_no = g.goods_no and s.status = 'ON_SALE' and k.on_hand - k.reserved - k.safety > 0),
    review_cnt = coalesce(r.review_cnt, 0),
    score_avg = coalesce(round(r.score_sum::numeric / nullif(r.review_cnt, 0), 2), 0),
    delivered_price = g.pay_price + single_delivery_fee(p, g.pay_price),
    coupon_price = (
      select g.pay_price - max(coupon_saving(c, g.pay_price)) from goods_coupons(g, now()) c
      having max(coupon_saving(c, g.pay_price)) > 0)
  from goods h
  join delivery_policy p using (delivery_policy_no)
  left join review_stat r using (goods_no)
  where g.goods_no = any(nos) and h.goods_no = g.goods_no;
end $$;

-- Whoever keeps goods in memory hears of every commit. More than 50 goods at once: forget everything.
create function notify_goods() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from changed limit 51) few) > 50 then
    perform pg_notify('catalogue', 'all');
  else
    perform pg_notify('catalogue', 'goods:' || goods_no) from (select distinct goods_no from changed) c;
  end if;
  return null;
end $$;
create trigger goods_inserted after insert on goods
  referencing new table as changed for each statement execute function notify_goods();
create trigger goods_updated after update on goods
  referencing new table as changed for each statement execute function notify_goods();
create trigger goods_deleted after delete on goods
  referencing old table as changed for each statement execute function notify_goods();

create function notify_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'all');
  return null;
end $$;
do $$
declare name text;
begin
  foreach name in array array['seller', 'brand', 'category', 'delivery_policy', 'area_fee', 'plan_shop',
    'plan_shop_section', 'plan_shop_goods', 'plan_shop_coupon', 'banner', 'display_page', 'corner',
    'corner_item', 'gnb_menu', 'display_content', 'code_group', 'code', 'redirect', 'shop',
    'coupon_target', 'coupon_exclude', 'keyword_rank', 'keyword_synonym', 'keyword_redirect',
    'keyword_group', 'keyword_banned']
  loop
    execute format('create trigger %I after insert or update or delete on %I
      for each statement execute function notify_catalogue()', name || '_changed', name);
  end loop;
end $$;
-- Counters move with every sale: only the terms of a deal or coupon are news.
create trigger time_deal_changed after insert or delete or update of goods_no, price, qty, from_at, to_at
  on time_deal for each statement execute function notify_catalogue();
create trigger coupon_changed after insert or delete or update of name, rate, amount, max_amount,
  min_order, target_type, issue_from, issue_to, status
  on coupon for each statement execute function notify_catalogue();

-- Where the sample catalogue stands; a second start finds it and does nothing.
create table sample_catalogue (
  filled_at timestamptz primary key default now(),
  goods_count integer not null
);
