-- The holidays without a fixed date (`movableHolidays` of the domain) in the five weeks from a day; null when there
-- are none. A test compares the lists.
create or replace function rest_days(from_day date) returns json language sql immutable as $$
  select json_agg(to_char(d, 'YYYY-MM-DD') order by d) from unnest('{
  2026-02-16,2026-02-17,2026-02-18,2026-03-02,2026-05-01,2026-05-25,2026-06-03,2026-07-17,
  2026-08-17,2026-09-24,2026-09-25,2026-09-26,2026-10-05,2027-02-06,2027-02-07,2027-02-08,
  2027-02-09,2027-05-01,2027-05-03,2027-05-13,2027-07-17,2027-07-19,2027-08-16,
  2027-09-14,2027-09-15,2027-09-16,2027-10-04,2027-10-11,2027-12-27}'::date[]) d where d between from_day and from_day + 35 $$;

create or replace function korean_day() returns date language sql stable as $$
  select (now() at time zone 'Asia/Seoul')::date $$;

-- What the day of arrival is computed from: the rest days only when there are some, as most responses have none.
create or replace function arrival_json(lead_days int, cutoff_hour int, rests json) returns json language sql immutable as $$
  select case when rests is null then json_build_object('leadDays', lead_days, 'cutoffHour', cutoff_hour)
    else json_build_object('leadDays', lead_days, 'cutoffHour', cutoff_hour, 'restDays', rests) end $$;

-- The card of goods as every list shows it, one row for each: it is the same for everybody, so adult goods
-- have the 19 sign for a picture. The price is the price at this moment of the option in from_sku();
-- the coupon price is kept by refresh_goods_derived() and left out while it was made for another price.
create or replace view goods_card as
select g.goods_no, json_build_object(
  'goodsNo', g.goods_no,
  'name', g.name,
  'brandNo', b.brand_no,
  'brandName', b.name_ko,
  'image', image_ref(public_image_key(g, i.image_key), coalesce(i.tone, '{11,11}'), g.name),
  'listPriceWon', now_price.list_won,
  'salePriceWon', now_price.won,
  'discountRate', discount_rate(now_price.list_won, now_price.won),
  'couponPriceWon', now_price.coupon_won,
  'cardOffer', (select o.offer from card_offers(g, now(), now_price.won,
    coalesce(now_price.coupon_won, now_price.won)) o),
  'score', g.score_avg::float8,
  'reviewCount', g.review_cnt,
  'badges', case when d.deal_no is null then g.badges else array_prepend('deal', g.badges) end,
  'soldOut', g.sold_out or g.status = 'SOLD_OUT',
  'adult', g.adult_yn,
  'hasOptions', exists (select from option_group o where o.goods_no = g.goods_no),
  'hasPriceRange', exists (
    select from sku s left join sku_stock k using (sku_no)
    where s.goods_no = g.goods_no and s.status = 'ON_SALE' and s.add_price > f.add_price
      and (k.on_hand - k.reserved - k.safety > 0 or g.sold_out)),
  'delivery', json_build_object(
    'type', p.type, 'feeWon', single_delivery_fee(p, now_price.won),
    'freeOverWon', case when p.type = '30' then p.free_over end),
  'arrival', case when g.goods_type not in ('ECOUPON', 'GIFT_CARD', 'RESERVATION')
    then arrival_json(p.lead_days, p.cutoff_hour, (select rest_days(korean_day()))) end,
  'deal', case when d.deal_no is not null then json_build_object(
    'dealNo', d.deal_no, 'endsAt', d.to_at, 'soldRate', floor(d.sold * 100.0 / d.qty)::int) end
) as card
from goods g
join delivery_policy p using (delivery_policy_no)
left join brand b using (brand_no)
left join goods_image i on i.goods_no = g.goods_no and i.sort = 0
left join lateral running_deals(g, now()) d on true
left join lateral from_sku(g) f on true
cross join lateral (select price.won, price.list_won, case
    when g.pay_price = price.won and g.coupon_price < g.pay_price then g.coupon_price end as coupon_won
  from (select
    coalesce(d.price, g.sale_price) + coalesce(f.add_price, 0) as won,
    option_list_price(g.list_price, g.sale_price, coalesce(f.add_price, 0), f.list_price) as list_won) price) now_price;
