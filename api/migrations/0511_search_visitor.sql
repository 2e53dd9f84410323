-- 인기 검색어 count visitors: one row for each visitor and word, by its normalised spelling. Rows without
-- a visitor are of the version before, and count no more.
alter table search_log add column visitor_hash text;
alter table search_log add column word_key text;
create unique index search_log_visitor on search_log (word_key, visitor_hash);
