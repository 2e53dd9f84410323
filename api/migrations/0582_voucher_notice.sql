-- Which of the notices before its end (30, 7, 1 days) the holder of a voucher has had; null for none.
alter table voucher add column notified_days smallint;
create index voucher_ending on voucher (expires_at) where state = 'USABLE';
