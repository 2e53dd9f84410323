-- Vouchers that tills of partners took. A receipt number of a till is used once.
create table voucher_redemption (
  till text not null,
  receipt_no text not null,
  voucher_no text not null references voucher,
  redeemed_at timestamptz not null,
  canceled_at timestamptz,
  -- When its day was over and it could no longer be canceled.
  settled_at timestamptz,
  primary key (till, receipt_no)
);
create index voucher_redemption_voucher on voucher_redemption (voucher_no);
create index voucher_redemption_open on voucher_redemption (redeemed_at)
  where settled_at is null and canceled_at is null;

-- Tills that have called: the row is locked, so that the calls of one till run one after another.
create table till (
  name text primary key,
  seen_at timestamptz not null
);

-- Every call of a till, kept for 90 days. Codes are keyed hashes.
create table till_call (
  call_no bigint generated always as identity primary key,
  till text not null,
  act text not null check (act in ('QUERY', 'REDEEM', 'CANCEL')),
  outcome text not null,
  code_hash text,
  receipt_no text,
  at timestamptz not null
);
create index till_call_till on till_call (till, at);
create index till_call_code on till_call (code_hash, at);
create index till_call_at on till_call (at);
