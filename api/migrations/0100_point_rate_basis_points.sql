-- Rates of points are whole basis points (100 is 1%): a percent with decimals lost a point to rounding.
alter table goods add column point_rate_bp integer not null default 100 check (point_rate_bp between 0 and 10000);
update goods set point_rate_bp = round(point_rate * 100)::integer;
alter table goods drop column point_rate;

-- The fee of type 40 is paid to the courier and is no part of what an order costs.
update goods g set delivered_price = g.pay_price
from delivery_policy p
where p.delivery_policy_no = g.delivery_policy_no and p.type = '40' and g.delivered_price <> g.pay_price;
