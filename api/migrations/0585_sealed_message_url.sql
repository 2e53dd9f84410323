-- The link of a gift is a secret: the simulated provider keeps it sealed. URLs of before are dropped.
alter table sandbox_message add column url_enc text;
alter table sandbox_message drop column url;
