-- What the catalogue file said when a stock was last taken from it. A product is imported again when its
-- price changes, too; its stock is set only when the file's number has changed, so that what was sold
-- since is not put back.
alter table sku_stock add column imported_qty integer;
