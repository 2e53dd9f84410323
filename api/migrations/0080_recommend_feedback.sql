-- What members said of recommended goods: 1 like, 2 dislike (spec section 3). The last word counts.
create table recommend_feedback (
  member_no bigint not null references member,
  goods_no bigint not null references goods on delete cascade,
  -- Where it was recommended; kept when the corner is gone.
  corner_no bigint not null,
  feedback text not null check (feedback in ('1', '2')),
  at timestamptz not null,
  primary key (member_no, goods_no)
);
create index recommend_feedback_goods on recommend_feedback (goods_no);
