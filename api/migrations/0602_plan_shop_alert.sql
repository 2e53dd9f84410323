-- 유의사항 of a plan shop, one line each.
alter table plan_shop add column notes text[] not null default '{}';

-- 오픈 알림 of plan shops. A row waits until the plan shop opens and is deleted with the notice.
create table plan_shop_alert (
  member_no bigint not null references member,
  plan_shop_no bigint not null references plan_shop on delete cascade,
  created_at timestamptz not null,
  primary key (member_no, plan_shop_no)
);
create index plan_shop_alert_plan_shop on plan_shop_alert (plan_shop_no);
