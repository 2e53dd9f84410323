-- After how many days goods of a category are usually used up and bought again; categories below inherit it. Null on
-- the whole path: goods that last, such as coats and phones.
alter table category add column repurchase_days smallint check (repurchase_days between 1 and 365);
