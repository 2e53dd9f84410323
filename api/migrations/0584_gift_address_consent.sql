-- When the receiver agreed that the address is given to the sellers and couriers.
alter table gift add column address_agreed_at timestamptz;
