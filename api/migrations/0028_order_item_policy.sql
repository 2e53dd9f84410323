-- Which policy of its group's rule a line follows: a partial cancel computes the fee of what stays.
alter table order_item add column policy_no bigint not null default 0;
-- The part of a delivery fee that a coupon paid.
alter table order_delivery_group add column charged_coupon_won bigint not null default 0;
