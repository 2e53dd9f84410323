-- The sandbox issuer's window says what it is about to charge: without interest, or with how much.
alter table sandbox_card_authorization add column interest_free boolean not null default false;
