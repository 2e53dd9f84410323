-- Lines that the shopper keeps for later: listed apart, in no total and in no order.
alter table basket_item add column is_later boolean not null default false;
