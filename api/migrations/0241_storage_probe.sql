-- Written and rolled back to learn whether the disk takes writes. Unlogged: it needs no recovery.
create unlogged table storage_probe (filler bytea);
alter table storage_probe alter column filler set storage external;
