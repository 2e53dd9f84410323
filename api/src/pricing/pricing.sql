-- The pricing rules as SQL functions, for statements that price many goods at once. Each has its twin
-- in TypeScript beside this file; pricing.test.ts compares them. Won and points are whole numbers.

-- The deal that sets the price of goods: running, not sold out, below the sale price. The cheapest, then
-- the oldest. A string body, so that the planner inlines it into the statement that calls it.
create or replace function running_deals(g goods, at timestamptz) returns setof time_deal
language sql stable as $$
  select t.* from time_deal t
  where t.goods_no = g.goods_no and t.from_at <= at and t.to_at > at and t.sold < t.qty
    and t.price < g.sale_price
  order by t.price, t.deal_no limit 1
$$;

-- The deal for a member, whose unfinished orders do not take its units from the member.
create or replace function running_deals_for(g goods, at timestamptz, buyer bigint) returns setof time_deal
language sql stable as $$
  select t.* from time_deal t
  where t.goods_no = g.goods_no and t.from_at <= at and t.to_at > at
    and t.sold - coalesce((select sum(o.qty) from held_by_unfinished(buyer) o where o.deal_no = t.deal_no), 0) < t.qty
    and t.price < g.sale_price
  order by t.price, t.deal_no limit 1
$$;

-- What a coupon saves on what earlier coupons left of a price: percent rounds down to 10 won; 0 for a price below
-- the least amount, never more than the coupon's most or the rest itself.
create or replace function saving_on_rest(c coupon, price bigint, rest bigint) returns bigint
language sql immutable as $$
  select case when price < c.min_order then 0 else least(
  coalesce(c.amount, rest * c.rate / 1000 * 10),
  c.max_amount,
  rest) end
$$;

-- What a coupon saves on an amount alone.
create or replace function coupon_saving(c coupon, price bigint) returns bigint
language sql immutable as $$
  select saving_on_rest(c, price, price)
$$;

-- Whether a coupon's target names these goods: 10 the goods, 20 their brand, 30 a planned shop they are in.
create or replace function is_coupon_target(target_type text, ref_no bigint, g goods) returns boolean
language sql stable as $$
  select case target_type
    when '10' then ref_no = g.goods_no
    when '20' then ref_no = g.brand_no
    else exists (select from plan_shop_goods p where p.plan_shop_no = ref_no and p.goods_no = g.goods_no) end
$$;

-- The coupons of these kinds for goods that a member could take now. Excluded: by goods, brand or planned shop.
create or replace function coupons_for(g goods, at timestamptz, kinds text[]) returns setof coupon
language sql stable as $$
  select c.* from coupon c
  where c.kind = any(kinds) and is_issuable(c, at)
    and (c.target_type is null
      or exists (select from coupon_target t where t.coupon_no = c.coupon_no and t.target_type = c.target_type
        and is_coupon_target(t.target_type, t.ref_no, g)))
    and not exists (select from coupon_exclude x where x.coupon_no = c.coupon_no
      and is_coupon_target(x.target_type, x.ref_no, g))
$$;

-- Those on one line of goods.
create or replace function goods_coupons(g goods, at timestamptz) returns setof coupon
language sql stable as $$
  select * from coupons_for(g, at, '{GOODS}')
$$;

-- One piece paid with the mall's own card and its best coupon: `cardOffer` of the contracts. No row unless it is below
-- `best`, the price without that card. Coupons combine within one group only.
create or replace function card_offers(g goods, at timestamptz, price bigint, best bigint) returns table (offer json)
language sql stable as $$
  select json_build_object('cardName', own.name, 'priceWon', paid.won, 'couponNo', c.coupon_no, 'couponName', c.name)
  from coupons_for(g, at, '{CARD}') c
  cross join lateral (select o.name from card_company o where o.is_own order by o.sort limit 1) own
  cross join lateral (select price - coalesce((
      select max(coupon_saving(x, price)) from goods_coupons(g, at) x
      where x.stackable_group is not distinct from c.stackable_group), 0) as won) rest
  cross join lateral (select rest.won - saving_on_rest(c, price, rest.won) as won) paid
  where price >= c.min_order and paid.won < best
  order by paid.won, c.coupon_no limit 1
$$;

-- The delivery fee of one piece bought alone. Types: 10 free, 20 charged, 30 free from an amount, 40 paid
-- to the courier, which is no part of the order.
create or replace function single_delivery_fee(p delivery_policy, price bigint) returns bigint
language sql immutable as $$
  select case
  when p.type in ('10', '40') then 0
  when p.type = '30' and price >= p.free_over then 0
  else p.base_fee end
$$;

-- Points earned on an amount. The rate is in basis points: 100 is 1%.
create or replace function earned_points(paid bigint, rate_bp integer) returns bigint
language sql immutable
return paid * rate_bp / 10000;

-- The discount shown beside a price: whole percent, rounded down; 0 when there is none.
create or replace function discount_rate(list_price bigint, price bigint) returns integer
language sql immutable
return case when list_price > price then ((list_price - price) * 100 / list_price)::integer else 0 end;

-- Updates goods.deal_price, by which lists sort and filter; returns how many goods changed.
create or replace function refresh_deal_prices() returns integer
language plpgsql as $$
declare changed bigint[];
begin
  with due as (
    select goods_no from goods where deal_price is not null
    union select goods_no from time_deal where from_at <= now() and to_at > now()
  ), written as (
    update goods g set deal_price = (select d.price from running_deals(g, now()) d)
    from due
    where g.goods_no = due.goods_no
      and g.deal_price is distinct from (select d.price from running_deals(g, now()) d)
    returning g.goods_no
  )
  select array_agg(goods_no) into changed from written;
  if changed is not null then perform refresh_goods_derived(changed); end if;
  return coalesce(cardinality(changed), 0);
end $$;
