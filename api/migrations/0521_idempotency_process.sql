-- The process that runs the call, by the number of the advisory lock that it holds while it lives; null: unknown.
alter table idempotency add column process_no integer;
