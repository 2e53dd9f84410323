-- What was agreed to, word for word. Orders from before have its title only.
alter table order_consent add column body text not null default '';
