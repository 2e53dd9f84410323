-- Whose size chart goods of a category have, and of what; categories below inherit both.
alter table category
  add column size_body text check (size_body in ('MALE', 'FEMALE', 'CHILD', 'INFANT')),
  add column size_wear text check (size_wear in ('CLOTHES', 'SHOES')),
  add constraint category_size_guide check ((size_body is null) = (size_wear is null));
