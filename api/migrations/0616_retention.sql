-- Personal data that a law has kept after its member has left, apart from the data in use.
create schema kept;
create table kept.order_person (
  order_no text primary key,
  -- JSON: the column of before and its value.
  person_enc text not null,
  delete_after timestamptz not null
);
create index order_person_delete_after on kept.order_person (delete_after);

-- What the jobs of each term erased: the report of the privacy officer.
create table retention_run (
  term text not null,
  ran_at timestamptz not null,
  erased int not null,
  primary key (term, ran_at)
);

-- Orders whose personal data was erased, or set apart.
alter table orders add column person_erased_at timestamptz;
create index orders_person_age on orders (ordered_at) where person_erased_at is null;

-- The last sign-in or renewal of a session, by the day; and when the member was told that it is long ago.
alter table member add column last_seen_at timestamptz;
update member m set last_seen_at = coalesce(
  (select max(r.issued_at) from session s join session_refresh r using (sid) where s.member_no = m.member_no),
  first_login_at, joined_at);
alter table member add column dormant_told_at timestamptz;
create index member_last_seen on member (last_seen_at) where status = 'ACTIVE';
