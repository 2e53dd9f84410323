-- A payment that a claim asks for: the fees and the price difference of an exchange, or fees of a return.
alter table payment
  add column claim_no text references claim,
  -- The part that pays fees: later refunds leave it.
  add column fee_won bigint not null default 0 check (fee_won between 0 and amount);
drop index payment_one_active;
create unique index payment_one_active on payment (order_no) where claim_no is null and state in
  ('READY', 'AUTHENTICATING', 'APPROVING', 'UNKNOWN', 'WAITING_DEPOSIT', 'PAID', 'PARTIAL_CANCELED');
create unique index payment_one_active_of_claim on payment (claim_no) where claim_no is not null and state in
  ('READY', 'AUTHENTICATING', 'APPROVING', 'UNKNOWN', 'PAID', 'PARTIAL_CANCELED', 'REFUNDED');

-- Units are held for an order, or for the claim of an exchange.
alter table stock_reservation rename column order_no to held_for;

-- A claim in PAY_WAIT is withdrawn when it is not paid until then.
alter table claim add column pay_due_at timestamptz;
create index claim_pay_due on claim (pay_due_at) where state = 'PAY_WAIT';
drop index claim_open;
create unique index claim_open on claim (group_no)
  where state in ('PAY_WAIT', 'REQUEST', 'APPROVED', 'PICKUP', 'RECEIVED', 'ADJUST_REQUESTED', 'INSPECTED');

alter table claim_amount
  -- What the buyer pays before the goods are fetched.
  add column pay_won bigint not null default 0 check (pay_won >= 0),
  -- The part of it that pays fees.
  add column pay_fee_won bigint not null default 0 check (pay_fee_won between 0 and pay_won),
  -- The price difference of an exchange: above zero for a dearer option.
  add column difference_won bigint not null default 0;
-- {"skuNo","optionText","unitPriceWon","kept":{…}}: the wanted option, and the split of the new line.
alter table claim_item add column exchange jsonb;

-- A line that an exchange has added to the order. Its promised arrival counts from then.
alter table order_item
  add column exchange_claim_no text references claim,
  add column promised_from timestamptz;
create index order_item_exchange on order_item (exchange_claim_no) where exchange_claim_no is not null;
