-- 최근 본 상품 of a member, from all of their devices.
create table recent_goods (
  member_no bigint not null references member,
  goods_no bigint not null references goods,
  seen_at timestamptz not null,
  primary key (member_no, goods_no)
);
create index recent_goods_latest on recent_goods (member_no, seen_at desc, goods_no);
