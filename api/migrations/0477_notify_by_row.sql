-- A statement that changes no row is no news: statement triggers announced the jobs that find nothing to
-- do, and every page counted as outdated once a minute. Equal announcements of a transaction are sent once.
do $$
declare name text;
begin
  foreach name in array array['seller', 'brand', 'category', 'delivery_policy', 'area_fee', 'plan_shop',
    'plan_shop_section', 'plan_shop_goods', 'plan_shop_coupon', 'banner', 'display_page', 'corner',
    'corner_item', 'gnb_menu', 'display_content', 'code_group', 'code', 'redirect', 'shop',
    'coupon_target', 'coupon_exclude', 'keyword_rank', 'keyword_synonym', 'keyword_redirect',
    'keyword_group', 'keyword_banned', 'delivery_punctuality', 'popup', 'bottom_banner']
  loop
    execute format('drop trigger %I on %I', name || '_changed', name);
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function notify_catalogue()', name || '_changed', name);
  end loop;
end $$;

-- Counters move with every sale: only the terms of a deal or coupon are news.
drop trigger time_deal_changed on time_deal;
create trigger time_deal_changed after insert or delete or update of goods_no, price, qty, from_at, to_at
  on time_deal for each row execute function notify_catalogue();
drop trigger coupon_changed on coupon;
create trigger coupon_changed after insert or delete or update of name, rate, amount, max_amount,
  min_order, target_type, issue_from, issue_to, status
  on coupon for each row execute function notify_catalogue();
