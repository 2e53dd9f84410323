-- Signing in with the card company's app: the browser starts, the phone approves, the browser is told.

-- Ours: which browser started it. Only that browser is told how it ended.
create table auth_transaction (
  transaction_id text primary key,
  holder_hash text not null,
  expires_at timestamptz not null
);
create index auth_transaction_expires_at on auth_transaction (expires_at);

-- The card company's side, played by the sandbox.
create table sandbox_auth_transaction (
  transaction_id text primary key,
  check_number text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'CANCELED')),
  -- The ticket that was issued on approval, sealed
  lid_enc text,
  expires_at timestamptz not null,
  check ((state = 'APPROVED') = (lid_enc is not null))
);
