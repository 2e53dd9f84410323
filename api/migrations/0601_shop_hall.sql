-- Coupons that the head of a shop (전문관) offers.
create table shop_coupon (
  shop_no bigint not null references shop on delete cascade,
  coupon_no bigint not null references coupon on delete cascade,
  sort integer not null default 0,
  primary key (shop_no, coupon_no)
);
create trigger shop_coupon_changed after insert or update or delete on shop_coupon
  for each row execute function notify_catalogue();
