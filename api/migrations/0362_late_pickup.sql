-- The courier has not fetched the goods of an accepted claim by its day: the seller was asked again then.
alter table claim_pickup add column late_at timestamptz;
