-- A search for a size finds the goods that are sold in it: M(95) is 'm' and '95', 4인용+스툴 is '4인용' and '스툴'.
create function option_words(name text) returns text[]
  language sql immutable parallel safe
  as $$ select array_remove(regexp_split_to_array(lower(name), '[ ()/+,·×~]+'), '') $$;
create index option_value_words on option_value using gin (option_words(name)) where color is null;
