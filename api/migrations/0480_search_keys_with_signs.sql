-- The search keys keep what tells goods apart now (2+1, 3.5, C++, other scripts). The api writes the keys of
-- goods that have none. Until then only the words that are nowhere else stay, such as tags: not the former
-- keys of the name, the brand and the categories.
create function former_search_key(name text) returns text immutable language sql
return regexp_replace(lower(normalize(name, nfc)), '[^0-9a-z가-힣ㄱ-ㅎㅏ-ㅣ]', '', 'g');

update goods g set jamo_text = '', choseong_text = '', search_text = coalesce((
  select string_agg(field, '|' order by place)
  from string_to_table(g.search_text, '|') with ordinality kept(field, place)
  where field <> former_search_key(g.name)
    and not exists (select from brand b where b.brand_no = g.brand_no
      and field in (former_search_key(b.name_ko), former_search_key(b.name_en)))
    and not exists (select from category c where c.category_no = any(g.category_path)
      and field = former_search_key(c.name))), '');

drop function former_search_key(text);
