-- The deal that set the price when a line was added: when it is over, the basket says so.
alter table basket_item add column deal_no bigint;
