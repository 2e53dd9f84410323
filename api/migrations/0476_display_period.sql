-- Pages are kept while the catalogue has not changed, so what they show must be announced: card
-- promotions (interest-free months of a product), and begin and end of a sale, which are looked up by time.
create trigger card_promo_changed after insert or update or delete on card_promo
  for each row execute function notify_catalogue();
create index goods_sale_from on goods (sale_from) where sale_from is not null;
create index goods_sale_to on goods (sale_to) where sale_to is not null;
