-- Several coupons in one order, gift cards, and codes.

alter table coupon drop constraint coupon_kind_check;
alter table coupon add constraint coupon_kind_check
  check (kind in ('GOODS', 'DUPLICATE', 'BASKET', 'DELIVERY', 'CARD'));
-- Coupons combine within one group only; null is the common group. It repeated the kind before.
update coupon set stackable_group = null where stackable_group = kind;

-- How many of a coupon were issued on a Korean day: the counter of coupon.daily_qty.
create table coupon_day (
  coupon_no bigint not null references coupon on delete cascade,
  day date not null,
  issued integer not null check (issued > 0),
  primary key (coupon_no, day)
);

-- A code that gives a coupon. Only its hash is kept. A shared code is for every member, another for one.
create table coupon_code (
  code_hash text primary key,
  coupon_no bigint not null references coupon on delete cascade,
  is_shared boolean not null default false,
  used_by bigint references member,
  used_at timestamptz
);

-- A gift card by the hash of its number. Registering it makes a lot of the member's GIFT_CARD account.
create table gift_card (
  number_hash text primary key,
  amount bigint not null check (amount > 0),
  expires_at timestamptz not null,
  registered_by bigint references member,
  registered_at timestamptz
);

-- Wrong coupon codes and gift card numbers: too many in a while are refused, by all processes together.
create table wrong_code (
  member_no bigint not null references member,
  at timestamptz not null
);
create index wrong_code_member on wrong_code (member_no, at);

alter table point_account drop constraint point_account_kind_check;
alter table point_account add constraint point_account_kind_check
  check (kind in ('POINT', 'COIN', 'GIFT_CARD'));
insert into point_account (member_no, kind) values (null, 'GIFT_CARD');

alter table order_sheet add column platform text not null default '20' check (platform in ('10', '20', '30'));

-- The coupons of an order and what each saved. The share of each line is in order_item_discount.
create table order_coupon (
  order_no text not null references orders,
  issue_no bigint not null references member_coupon,
  kind text not null,
  name text not null,
  saving_won bigint not null check (saving_won > 0),
  primary key (order_no, issue_no)
);
insert into order_coupon (order_no, issue_no, kind, name, saving_won)
  select o.order_no, o.coupon_issue_no, c.kind, c.name, o.coupon_won
  from orders o join member_coupon m on m.issue_no = o.coupon_issue_no join coupon c using (coupon_no)
  where o.coupon_won > 0;
alter table orders drop column coupon_issue_no;

alter table orders add column gift_card_won bigint not null default 0;
alter table orders drop constraint orders_check;
alter table orders add constraint orders_adds_up check
  (pay_won = goods_won + delivery_won + area_fee_won - coupon_won - point_won - coin_won - gift_card_won);

alter table order_delivery_group add column charged_gift_card_won bigint not null default 0;

alter table order_item_discount drop constraint order_item_discount_pkey;
alter table order_item_discount drop constraint order_item_discount_source_check;
alter table order_item_discount add constraint order_item_discount_source_check
  check (source in ('COUPON', 'POINT', 'COIN', 'GIFT_CARD'));
create unique index order_item_discount_key on order_item_discount (item_no, source, coalesce(ref, ''));

alter table claim_item add column gift_card_won bigint not null default 0 check (gift_card_won >= 0);
alter table claim_amount add column gift_card_back_won bigint not null default 0
  check (gift_card_back_won >= 0);
