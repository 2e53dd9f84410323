-- An event that cannot be delivered stays, with the reason, until somebody repairs and requeues it
-- (failed_at = null, attempts = 0).
alter table outbox add column failed_at timestamptz;
alter table outbox add column failure text;
update outbox set failed_at = now(), failure = 'The tries were exhausted.'
where sent_at is null and attempts >= 20;
-- Emitted until now and consumed by nobody.
delete from outbox where event = 'claim.requested' and sent_at is null;
create index outbox_failed on outbox (failed_at) where failed_at is not null;
