-- What a buyer may have written on the goods, for example 각인 문구; null: nothing.
alter table goods add column text_option text check (text_option <> '');
-- The words for it; empty for none. An order keeps them in its option_text.
alter table basket_item add column input_text text not null default '' check (length(input_text) <= 20);
