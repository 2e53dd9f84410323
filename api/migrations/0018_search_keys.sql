-- Letters are kept as the keys of a Korean keyboard now (라면 is fkaus): plain letters, which the text
-- index knows in every locale. The api writes the keys of goods that have none.
update goods set jamo_text = '', choseong_text = '';
create index goods_without_keys on goods (goods_no) where jamo_text = '';
