-- Parent categories are search words too (여성 코트). The keys are written again from the texts.
update goods g set
  search_text = concat_ws('|', g.search_text, (
    select string_agg(regexp_replace(lower(c.name), '[^0-9a-z가-힣]', '', 'g'), '|' order by c.depth desc)
    from category c where c.category_no = any(g.category_path) and c.category_no <> g.category_no)),
  jamo_text = ''
where g.search_text <> '';
