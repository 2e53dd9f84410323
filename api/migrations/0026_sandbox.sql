-- The card company's side, played by the sandbox. Nothing outside api/src/sandbox reads these tables.

create table sandbox_identity_ticket (
  lid_hash text primary key,
  member_no bigint not null references member,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- One visit of a shopper to the issuer's window, and the authorisation that came of it.
create table sandbox_card_authorization (
  tid text primary key,
  merchant_order_no text not null,
  amount bigint not null,
  card_cd text not null,
  installment_months smallint not null,
  return_url text not null,
  nonce text not null,
  order_name text not null,
  state text not null
    check (state in ('OPEN', 'AUTHENTICATED', 'APPROVED', 'DECLINED', 'CANCELED')),
  -- How the next approval behaves: as asked for in the window
  fault text not null default 'NONE' check (fault in ('NONE', 'DECLINE', 'TIMEOUT_PAID', 'TIMEOUT_LOST')),
  approved_no text,
  approved_at timestamptz,
  canceled_amount bigint not null default 0,
  expires_at timestamptz not null,
  check (canceled_amount between 0 and amount)
);

create table sandbox_card_cancel (
  cancel_key text primary key,
  tid text not null references sandbox_card_authorization,
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
