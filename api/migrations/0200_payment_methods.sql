-- Easy pay, bank transfer and virtual accounts beside cards; deposits, webhooks, cash receipts.
alter table payment drop constraint payment_method_check;
alter table payment add constraint payment_method_check
  check (method in ('CARD', 'EASY_PAY', 'TRANSFER', 'VIRTUAL_ACCOUNT', 'BENEFIT'));
alter table payment
  -- {"bankCd","number","holder"} of the virtual account
  add column account_enc text,
  add column due_at timestamptz,
  -- The bank that the shopper chose for the virtual account
  add column bank_cd text,
  -- The gateway signs deposit notices of this payment with it, where it gives one
  add column webhook_secret_enc text,
  -- {"bankCd","number","holder"} of the member: deposits are refunded to it
  add column refund_account_enc text;

drop index payment_one_active;
create unique index payment_one_active on payment (order_no) where state in
  ('READY', 'AUTHENTICATING', 'APPROVING', 'UNKNOWN', 'WAITING_DEPOSIT', 'PAID', 'PARTIAL_CANCELED');

-- Set for every payment whose state at the gateway is to be read, decided or not.
drop index payment_inquire;
update payment set inquire_at = null where state not in ('APPROVING', 'UNKNOWN');
create index payment_inquire on payment (inquire_at) where inquire_at is not null;

drop index orders_due;
create index orders_due on orders (expires_at) where status in ('CREATED', 'DEPOSIT_WAIT');

-- Every deposit into a virtual account: the one that pays the order, and those that go back.
create table payment_deposit (
  payment_no text not null references payment,
  deposit_id text not null,
  amount bigint not null check (amount > 0),
  deposited_at timestamptz not null,
  state text not null check (state in ('ACCEPTED', 'RETURNED')),
  reason text not null default '',
  noted_at timestamptz not null,
  primary key (payment_no, deposit_id)
);
create unique index payment_deposit_accepted on payment_deposit (payment_no) where state = 'ACCEPTED';

alter table payment_cancel
  -- The deposit that goes back
  add column deposit_id text,
  -- The gateway cannot refund before the member names an account
  add column needs_account boolean not null default false;
create unique index payment_cancel_deposit on payment_cancel (payment_no, deposit_id)
  where reason = 'DEPOSIT';

create table payment_webhook (
  event_id text primary key,
  payment_no text not null references payment,
  received_at timestamptz not null
);
create index payment_webhook_payment on payment_webhook (payment_no);

create table cash_receipt (
  payment_no text primary key references payment,
  type text not null check (type in ('INCOME', 'EXPENSE')),
  number_enc text not null,
  number_masked text not null,
  amount bigint not null check (amount > 0),
  canceled_amount bigint not null default 0,
  -- WAITING: for the money. REQUESTED: until the gateway has issued it. VOID: the order was not paid.
  state text not null check (state in ('WAITING', 'REQUESTED', 'ISSUED', 'VOID')),
  receipt_key text,
  tries smallint not null default 0,
  next_at timestamptz not null,
  issued_at timestamptz,
  check (canceled_amount between 0 and amount)
);
create index cash_receipt_due on cash_receipt (next_at) where state in ('REQUESTED', 'ISSUED');

update order_sheet set choices = choices || '{"payMethod": "CARD", "bankCd": "004"}';
