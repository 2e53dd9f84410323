-- What the shopper saw last: a changed price can say from what to what.
alter table order_sheet add column shown jsonb not null default '{}';
