-- PostgreSQL 15.20 and the releases of that day refuse to add a column with a default to a table whose row
-- type a function with a body in SQL syntax takes. Bodies as text do not stand in the way. The files that
-- made these functions have them now; this one is for databases that ran the files before.

create or replace function is_issuable(c coupon, at timestamptz) returns boolean
language sql immutable as $$
  select c.status = 'OPEN' and c.method = 'DOWNLOAD' and c.issue_from <= at and c.issue_to > at
  and (c.total_qty is null or c.issued_qty < c.total_qty)
$$;

create or replace function coupon_json(c coupon) returns jsonb
language sql immutable as $$
  select jsonb_build_object(
  'couponNo', c.coupon_no, 'name', c.name, 'kind', c.kind, 'method', c.method,
  'rate', c.rate, 'amountWon', c.amount, 'maxAmountWon', c.max_amount, 'minOrderWon', c.min_order,
  'targetType', c.target_type, 'issueEndsAt', c.issue_to, 'validDays', c.valid_days,
  'useEndsAt', c.use_to, 'remaining', c.total_qty - c.issued_qty)
$$;

create or replace function coupon_goods(c coupon) returns setof bigint
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

create or replace function public_image_key(g goods, image_key text) returns text
language sql immutable parallel safe as $$
  select case when g.adult_yn then adult_sign_key() else coalesce(image_key, '') end
$$;
