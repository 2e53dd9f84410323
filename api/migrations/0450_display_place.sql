-- What a display page is about: the category of CATEGORY, the menu of GNB. Null where a page is about nothing in
-- particular, and for the page of a place that stands in for those that have none of their own.
alter table display_page add column ref_no bigint;
drop index display_page_key;
create unique index display_page_key
  on display_page (page_cd, tab_cd, coalesce(shop_no, 0), coalesce(ref_no, 0), platform);
