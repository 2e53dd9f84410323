-- What members change and keep about themselves, and the codes that prove who is at the device.

-- One code for each purpose at a time: CHECK proves the member, PHONE and EMAIL prove a new contact.
create table member_code (
  member_no bigint not null references member,
  purpose text not null check (purpose in ('CHECK', 'PHONE', 'EMAIL')),
  code_hash text not null,
  -- Where it was sent.
  target_enc text not null,
  wrong_count int not null default 0,
  expires_at timestamptz not null,
  -- Codes cost a message: they are counted from here on.
  counted_from timestamptz not null,
  sent_count int not null,
  primary key (member_no, purpose)
);

-- Until then the session shows and changes personal data without asking again.
alter table session add column checked_until timestamptz;

-- The account that refunds of deposits may go to.
create table member_refund_account (
  member_no bigint primary key references member,
  account_enc text not null,
  checked_at timestamptz not null
);

-- The body measures that sizes are suggested by, one row for each chart, as JSON.
create table member_size (
  member_no bigint not null references member,
  body text not null,
  size_enc text not null,
  primary key (member_no, body)
);
