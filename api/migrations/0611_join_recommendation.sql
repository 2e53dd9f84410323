-- The recommendation code that a member gave when they joined: their orders begin with it until one has used it.
create table member_recommendation (
  member_no bigint primary key references member,
  recommender_no bigint not null references member check (recommender_no <> member_no),
  recorded_at timestamptz not null
);
create index member_recommendation_recommender on member_recommendation (recommender_no);
