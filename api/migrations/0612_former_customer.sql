-- Who has left within a year, as keyed hashes of their ways to sign in: joining again brings no coupon of a
-- first purchase. Nothing else of a former member is here.
create table former_customer (
  key_hash text primary key,
  expires_at timestamptz not null
);
create index former_customer_expires on former_customer (expires_at);
