-- Working days by which goods arrive later in the area.
alter table area_fee add column extra_days smallint not null default 1 check (extra_days between 0 and 10);

-- Whether each delivered line came by the day that was promised when it was ordered.
create table delivery_outcome (
  item_no bigint primary key references order_item on delete cascade,
  order_no text not null,
  delivery_policy_no bigint not null references delivery_policy,
  delivered_at timestamptz not null,
  is_punctual boolean not null
);
create index delivery_outcome_time on delivery_outcome (delivered_at);

-- Of the last 30 days. Product pages show it, so a change invalidates their responses.
create table delivery_punctuality (
  delivery_policy_no bigint primary key references delivery_policy on delete cascade,
  order_cnt integer not null check (order_cnt > 0),
  punctual_cnt integer not null check (punctual_cnt between 0 and order_cnt)
);
create trigger delivery_punctuality_changed after insert or update or delete on delivery_punctuality
  for each statement execute function notify_catalogue();
