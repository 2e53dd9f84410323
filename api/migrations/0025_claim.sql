create table claim (
  claim_no text primary key,
  order_no text not null references orders,
  member_no bigint not null references member,
  kind text not null check (kind in ('CANCEL', 'RETURN', 'EXCHANGE')),
  state text not null,
  reason_cd text not null,
  fault text not null check (fault in ('BUYER', 'SELLER')),
  detail text not null default '',
  requested_at timestamptz not null,
  completed_at timestamptz
);
create index claim_order on claim (order_no, requested_at);
create index claim_member on claim (member_no, requested_at desc);

-- The part of each line that went back, source by source.
create table claim_item (
  claim_no text not null references claim,
  item_no bigint not null references order_item,
  qty integer not null check (qty > 0),
  card_won bigint not null check (card_won >= 0),
  coupon_won bigint not null check (coupon_won >= 0),
  point_won bigint not null check (point_won >= 0),
  coin_won bigint not null check (coin_won >= 0),
  primary key (claim_no, item_no)
);
create index claim_item_item on claim_item (item_no);

create table claim_amount (
  claim_no text primary key references claim,
  goods_won bigint not null,
  coupon_won bigint not null,
  delivery_won bigint not null,
  delivery_clawback_won bigint not null,
  refund_won bigint not null check (refund_won >= 0),
  point_back_won bigint not null check (point_back_won >= 0),
  coin_back_won bigint not null check (coin_back_won >= 0),
  coupon_back boolean not null
);
