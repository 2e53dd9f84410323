-- A return concerns goods of one delivery group. Its refund is computed and stored at the request, and
-- applied to lines, stock and benefits when the goods are inspected.
alter table claim
  add column group_no bigint references order_delivery_group,
  add column applied_at timestamptz,
  -- What the seller says about the goods, for the buyer.
  add column seller_note text not null default '';
update claim set applied_at = requested_at;

-- Two requests at one moment make one claim; what would change the stored amounts waits for its end.
create unique index claim_open on claim (group_no)
  where state in ('REQUEST', 'APPROVED', 'PICKUP', 'RECEIVED', 'ADJUST_REQUESTED', 'INSPECTED');
create index claim_deadline on claim (requested_at) where state in ('REQUEST', 'RECEIVED');

alter table claim_amount
  add column return_fee_won bigint not null default 0 check (return_fee_won >= 0),
  -- A deduction that the buyer has agreed to.
  add column adjust_won bigint not null default 0 check (adjust_won >= 0),
  -- {"groups","couponsBack"}: what applying it writes beside the lines.
  add column effects jsonb;

create table claim_pickup (
  claim_no text primary key references claim,
  way text not null check (way in ('COLLECT', 'SELF')),
  -- {"name","phone","zip","road","detail"}
  address_enc text not null,
  visit_on date,
  courier_cd text,
  invoice_no text,
  received_at timestamptz
);
