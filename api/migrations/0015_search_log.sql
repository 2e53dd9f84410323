-- The page that logs a word does not know how many goods it found.
alter table search_log drop column result_cnt;
