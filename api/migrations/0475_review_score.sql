-- The stars that every page shows, rounded once, from the sum of the scores. They were rounded to two places for
-- lists and then to one, so that 75 stars of 19 reviews were 4.0 in one place and 3.9 in another.
create function review_score(score_sum bigint, review_cnt bigint) returns numeric
language sql immutable parallel safe as $$
  select coalesce(round(score_sum::numeric / nullif(review_cnt, 0), 1), 0)
$$;

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
      review_score(r.score_sum, r.review_cnt) as score_avg,
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

update goods g set score_avg = review_score(r.score_sum, r.review_cnt)
from review_stat r
where r.goods_no = g.goods_no and g.score_avg is distinct from review_score(r.score_sum, r.review_cnt);
