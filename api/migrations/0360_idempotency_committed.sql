-- COMMITTED: the call has changed something, and its response is not stored (yet). It is not run again.
alter table idempotency drop constraint idempotency_state_check;
alter table idempotency add constraint idempotency_state_check check (state in ('RUNNING', 'COMMITTED', 'DONE'));
