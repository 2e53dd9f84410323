-- Addresses that the specification names beside the ones we use.
insert into redirect (from_path, to_url, status) values ('/order/shoppingbag', '/basket', 301)
on conflict (from_path) do nothing;
