-- Gifts by a link: the payer names who gets it, and the receiver gives the address.
create table gift (
  gift_no text primary key,
  order_no text not null unique references orders,
  sender_no bigint not null references member,
  -- {"name","phone"}, as the sender entered them.
  receiver_enc text not null,
  -- {"senderName","message"}
  card_enc text not null,
  design text not null,
  is_voucher boolean not null,
  -- The prepaid surcharge of the receiver's area; null when no line costs more anywhere.
  area_fee_won bigint check (area_fee_won >= 0),
  -- Null until the order is paid.
  state text check (state in ('PAID', 'SENT', 'ACCEPTED', 'ADDRESS_DONE', 'REJECTED', 'CANCELED', 'EXPIRED')),
  -- When the link is to be sent; null for at once.
  send_at timestamptz,
  sent_at timestamptz,
  -- The end of the acceptance, then of the address; null when neither is waited for.
  due_at timestamptz,
  -- The secret of the link: its SHA-256 to find the gift, and the sealed text to show the link to the sender.
  token_hash text not null unique,
  token_enc text not null,
  resends smallint not null default 0,
  -- Wrong phone numbers since the link was sent last.
  tries smallint not null default 0,
  locked_at timestamptz,
  -- The signed-in member who has opened it, and the one who has accepted it.
  opened_by bigint references member,
  accepted_by bigint references member,
  accepted_at timestamptz,
  option_changed_at timestamptz,
  -- What the receiver entered, and the hash of the pass with which: nobody else sees the address.
  shipping_enc text,
  shipping_pass_hash text,
  address_at timestamptz,
  ended_at timestamptz,
  reject_reason text,
  reject_text_enc text,
  thanks_enc text,
  thanked_at timestamptz,
  created_at timestamptz not null,
  check (state is distinct from 'ADDRESS_DONE' or address_at is not null),
  check ((due_at is not null) = coalesce(state in ('SENT', 'ACCEPTED'), false))
);
create index gift_sender on gift (sender_no, created_at desc);
create index gift_opened on gift (opened_by) where opened_by is not null;
create index gift_accepted on gift (accepted_by) where accepted_by is not null;
create index gift_scheduled on gift (send_at) where state = 'PAID';
create index gift_due on gift (due_at) where due_at is not null;

-- Messages to receivers, who need not be members. The link is read when one is sent.
create table gift_message (
  key text primary key,
  gift_no text not null references gift on delete cascade,
  step text not null check (step in ('GIFT_SENT', 'GIFT_REMIND')),
  happened_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'REFUSED', 'DROPPED')),
  tries integer not null default 0,
  next_at timestamptz not null,
  ended_at timestamptz
);
create index gift_message_waiting on gift_message (next_at) where state = 'WAITING';
create index gift_message_old on gift_message (happened_at);

-- Gifts until now went to an address that their payer knew: they stay orders like any other, and only the
-- processes of the release before read `orders.gift_enc`.
