-- Since when a claim is in its state: deadlines of silent sellers and buyers count from here.
alter table claim add column moved_at timestamptz;
update claim c set moved_at = coalesce(
  (select max(h.at) from state_history h where h.machine = 'claim' and h.ref = c.claim_no), c.requested_at);
alter table claim alter column moved_at set not null, alter column moved_at set default now();
