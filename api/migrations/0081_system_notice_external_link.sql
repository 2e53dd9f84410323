-- Times when the shop, or payment alone, is being worked on. What is on now is told to every page.
create table system_notice (
  notice_no integer generated always as identity primary key,
  scope text not null check (scope in ('ALL', 'PAYMENT')),
  reason text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  check (to_at > from_at)
);
create index system_notice_time on system_notice (to_at);

-- Partner finance pages that the shop may lead to, and nothing else: an address never comes from a link.
create table external_link (
  code text primary key check (code ~ '^[a-z0-9-]{2,40}$'),
  name text not null,
  operator text not null,
  purpose text not null,
  -- What of the member goes along; with anything in it the member signs in and agrees first.
  data_items text[] not null default '{}',
  retention text,
  url text not null check (url ~ '^https://[a-z0-9.-]+/'),
  use_yn boolean not null default true
);

create table external_link_consent (
  consent_no bigint generated always as identity primary key,
  code text not null references external_link (code),
  member_no bigint,
  data_items text[] not null,
  agreed_at timestamptz not null
);
create index external_link_consent_member on external_link_consent (member_no);
