-- Sign-ins by the card company's ticket that a browser began. The return must carry the key, and come
-- from the browser that holds the secret; otherwise a link could sign a shopper in as somebody else.
create table sign_in_start (
  key_hash text primary key,
  holder_hash text not null,
  expires_at timestamptz not null
);
create index sign_in_start_expires_at on sign_in_start (expires_at);
