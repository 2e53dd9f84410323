-- The channels of a notification: which have refused or failed, and which one took it.
alter table notification add column passed_channels text[] not null default '{}';
alter table notification add column channel_tries smallint not null default 0;
alter table notification add column channel text;
-- Advertising waits for the morning and needs consent at the moment of sending.
alter table notification add column is_ad boolean not null default false;
create index notification_unread on notification (member_no) where read_at is null;

-- What a member has chosen; a missing row means the default of the kind.
create table notification_pref (
  member_no bigint not null references member,
  kind text not null,
  channel text not null check (channel in ('PUSH', 'MESSAGE', 'EMAIL')),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (member_no, kind, channel)
);

-- A browser that receives Web Push, as long as its session lives.
create table push_subscription (
  -- An endpoint is an address that anybody can send to who knows it.
  endpoint_hash text primary key,
  sid text not null unique references session on delete cascade,
  member_no bigint not null references member,
  -- {"endpoint","p256dh","auth"}
  subscription_enc text not null,
  created_at timestamptz not null
);
create index push_subscription_member on push_subscription (member_no);

-- Sessions end in several places: signing out, another device, a stolen token, leaving.
create function drop_push_subscription() returns trigger language plpgsql as $$
begin
  delete from push_subscription where sid = new.sid;
  return null;
end $$;
create trigger session_ended after update of revoked_at on session
  for each row when (new.revoked_at is not null) execute function drop_push_subscription();

-- Which ends of benefits a member was told about, 30 and 7 days before.
create table ending_notice (
  member_no bigint not null references member,
  kind text not null check (kind in ('COUPON', 'LOT', 'ADULT')),
  ref text not null,
  days smallint not null,
  ends_at timestamptz not null,
  -- The day in Korea: a member gets one message a day.
  told_on date not null,
  primary key (kind, ref, days)
);
create index ending_notice_member on ending_notice (member_no, told_on);
create index ending_notice_ends on ending_notice (ends_at);

-- The price that the member was last told of, so that one drop is told once.
alter table favorite add column told_price_won bigint;
-- The day in Korea of a member's last message about prices: one a day.
create table price_notice (
  member_no bigint primary key references member,
  told_on date not null
);

-- When a consent to advertising was last confirmed to its member, every two years.
create table consent_confirmation (
  consent_no bigint primary key references member_consent on delete cascade,
  confirmed_at timestamptz not null
);

-- The simulated providers keep messages of all channels. A push goes to each device of a member.
alter table sandbox_message add column channel text not null default 'MESSAGE';
alter table sandbox_message drop constraint sandbox_message_pkey;
alter table sandbox_message add primary key (key, channel);
