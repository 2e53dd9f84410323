-- A lot that holds what a cancel returned of a lot that had ended: the ended lot keeps its end, and the rest
-- that expired with it stays expired.
alter table point_lot add column returned_from bigint references point_lot;

-- The accounts with lots that have ended, for the hourly sweep.
create index point_lot_due on point_lot (expires_at, account_no) where remain > 0;
