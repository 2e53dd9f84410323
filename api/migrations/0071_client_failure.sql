-- What nobody caught in a browser, counted by kind: no visitor, no address, no query.
create table client_failure (
  fingerprint text not null,
  build text not null,
  app text not null,
  message text not null,
  frames text[] not null,
  page text not null,
  times integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (fingerprint, build)
);
create index client_failure_last on client_failure (last_at);
