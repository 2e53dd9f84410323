-- Coins of a review that is deleted, blinded for abuse, or of a line that went back.
alter table review add column coins_taken_at timestamptz;
alter table review add column coins_taken_won bigint not null default 0;
-- What the balance did not reach. It is forgiven, and no debt of the member.
alter table review add column coins_forgiven_won bigint not null default 0;
-- Why an operator blinded the review; only abuse costs the coins.
alter table review add column blind_cause text check (blind_cause in ('ABUSE', 'REQUEST'));
create index review_coins_to_take on review (review_no)
  where state = 'BLIND' and blind_cause = 'ABUSE' and rewarded_at is not null and coins_taken_at is null;
