-- What an order needs besides its price: messages by delivery group, customs codes, terms of the first payment.

alter table order_delivery_group add column message_text text not null default '';

-- 개인통관고유부호 (L12): asked once with its consent.
create table member_customs (
  member_no bigint primary key references member,
  pccc_enc text not null,
  agreed_at timestamptz not null
);
alter table orders add column pccc_enc text;

-- Terms that are agreed to once (L9).
create table member_terms (
  member_no bigint not null references member,
  code text not null,
  agreed_at timestamptz not null,
  primary key (member_no, code)
);
