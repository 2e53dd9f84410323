-- Keyed hash of the address from which a visitor began the basket: bounds how many one client makes.
alter table basket add column guest_client text;
create index on basket (guest_client, created_at) where guest_client is not null;
