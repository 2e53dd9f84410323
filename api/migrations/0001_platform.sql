-- What the platform itself needs, below every noun.

create table idempotency (
  scope text not null,
  key text not null,
  request_hash text not null,
  state text not null check (state in ('RUNNING', 'DONE')),
  answer text,
  locked_until timestamptz not null,
  expires_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_expires_at on idempotency (expires_at);

create table outbox (
  event_id bigint generated always as identity primary key,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (next_at) where sent_at is null;

create table job_turn (
  name text primary key,
  next_at timestamptz not null
);

-- Every move of every state machine: from, to, who, why, when.
create table state_history (
  history_no bigint generated always as identity primary key,
  machine text not null,
  ref text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text not null default '',
  at timestamptz not null
);
create index state_history_ref on state_history (machine, ref, history_no);
