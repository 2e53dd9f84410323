-- Points that confirmed lines earned and a return takes back: taken, and not taken for want of a balance.
alter table claim_amount
  add column earned_taken_won bigint not null default 0 check (earned_taken_won >= 0),
  add column earned_missing_won bigint not null default 0 check (earned_missing_won >= 0);
