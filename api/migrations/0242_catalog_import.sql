-- What was imported last for each product: a run skips what has not changed since, so a run that was
-- interrupted continues, and stock that was sold since is not set back.
create table catalog_import (
  source_key text primary key references goods (source_key) on delete cascade on update cascade,
  mark text not null,
  imported_at timestamptz not null
);
