-- Responses hold names, phones and addresses, so they are stored sealed. Those stored in clear are
-- deleted; their rows stay, so that a repeat of such a request is refused and not carried out again.
alter table idempotency drop column answer;
alter table idempotency add column response_enc text;
