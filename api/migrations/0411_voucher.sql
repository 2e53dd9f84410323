-- Goods for the phone: each piece of a paid line becomes a voucher.
create table voucher (
  voucher_no text primary key,
  order_no text not null references orders,
  item_no bigint not null references order_item,
  member_no bigint not null references member,
  kind text not null check (kind in ('ECOUPON', 'GIFT_CARD')),
  pin_enc text not null,
  -- For GIFT_CARD: the number_hash of its gift card.
  pin_hash text not null unique,
  -- The amount of a gift card.
  face_won bigint check (face_won > 0),
  state text not null default 'USABLE' check (state in ('USABLE', 'USED', 'CANCELED')),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_place text,
  check ((kind = 'GIFT_CARD') = (face_won is not null))
);
create index voucher_member on voucher (member_no, issued_at desc, voucher_no);
create index voucher_item on voucher (item_no);

-- RESERVATION: the first day on which the goods leave the seller.
alter table goods add column ship_from date;

-- As they were when they were ordered.
alter table order_item add column goods_type text not null default 'NORMAL';
alter table order_item add column tax_free boolean not null default false;

-- Of a payment and of each of its refunds, the part for goods without VAT (부가세 면세).
alter table payment add column tax_free_won bigint not null default 0 check (tax_free_won >= 0);
alter table payment_cancel add column tax_free_won bigint not null default 0 check (tax_free_won >= 0);
