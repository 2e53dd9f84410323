-- Search words that are colours match the goods that come in them.
create index goods_colors on goods using gin (colors);
