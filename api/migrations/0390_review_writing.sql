-- Reviews that buyers write: the coins for them, and whether they were changed.
alter table review
  add column edited_at timestamptz,
  add column reward_won integer not null default 0 check (reward_won >= 0),
  add column rewarded_at timestamptz;
create index review_member on review (member_no, review_no desc) where member_no is not null;
