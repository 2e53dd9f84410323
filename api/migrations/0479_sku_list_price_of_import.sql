-- The list price of a variant, in won; the catalogue import writes it. Null: the list price of the goods with
-- the surcharge of the variant.
alter table sku add column if not exists list_price bigint check (list_price >= 0);
