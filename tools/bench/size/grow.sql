-- Grows a sample shop by copies of its rows (psql -v goods_copies=82 -v member_copies=34400). Copied rows get keys of
-- their own; goods differ in price, brand and age, orders in date and goods. Foreign keys and triggers are off, since
-- the copies refer to each other as the originals do.
\set ON_ERROR_STOP on
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '256MB';
set jit = off;

-- A number from 0 to 1 that depends on both numbers only.
create function pg_temp.share(a bigint, b bigint) returns float8 immutable language sql as
  $$ select (hashint8extended(a * 1000003 + b, 7) & 1048575) / 1048576.0 $$;

-- A text key of a copy: of the same length, with the number of the copy at its end. With six digits the random end of an
-- original is hardly ever such a number.
create function pg_temp.key(original text, copy int) returns text immutable language sql as
  $$ select left(original, -6) || lpad(upper(to_hex(copy)), 6, '0') $$;

/* Copies rows `copies` times. `changed` has the expression of each column that differs, over the row `t` and the number
   `k` of the copy. `wanted` limits the rows. */
create procedure pg_temp.copy_rows(relation text, copies int, changed jsonb, wanted text default 'true', joined text default '')
language plpgsql as $$
declare
  names text;
  expressions text;
  started timestamptz := clock_timestamp();
  copied bigint;
begin
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position),
    string_agg(coalesce(changed ->> column_name, 't.' || quote_ident(column_name)), ', ' order by ordinal_position)
  into names, expressions
  from information_schema.columns
  where table_schema = 'public' and table_name = relation and is_generated = 'NEVER';
  execute format('insert into %I (%s) overriding system value select %s from generate_series(1, %s) k cross join %I t %s where %s',
    relation, names, expressions, copies, relation, joined, wanted);
  get diagnostics copied = row_count;
  raise notice '% rows of % in % s', copied, relation, round(extract(epoch from clock_timestamp() - started)::numeric, 1);
end $$;

-- Moves the sequence of each table behind its largest number.
create procedure pg_temp.move_sequences() language plpgsql as $$
declare
  one record;
begin
  for one in
    select table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
  loop
    execute format('select setval(%L, (select coalesce(max(%I), 0) + 1 from %I), false)', one.sequence, one.column_name, one.table_name);
  end loop;
end $$;

-- Goods. A thousand brands come from sixty, and the price of a copy is 0.6 to 1.4 times the original.
call pg_temp.copy_rows('brand', 15, '{"brand_no": "t.brand_no + k * 1000", "source_key": "t.source_key || '':'' || k",
  "name_ko": "t.name_ko || '' '' || k", "name_en": "t.name_en || '' '' || k"}');

select jsonb_object_agg(name, format('round(t.%s * (0.6 + 0.8 * pg_temp.share(t.goods_no, k)) / 100) * 100', name)) as prices
from unnest(array['list_price', 'sale_price', 'coupon_price', 'delivered_price', 'from_list_price']) name \gset
call pg_temp.copy_rows('goods', :goods_copies, :'prices'::jsonb || '{"goods_no": "t.goods_no + k * 10000",
  "source_key": "t.source_key || '':'' || k", "brand_no": "t.brand_no + (k % 16) * 1000", "deal_price": "null",
  "sale_from": "null", "sale_to": "null", "opened_at": "t.opened_at - k * interval ''11 days''",
  "sales_cnt": "round(t.sales_cnt * 2 * pg_temp.share(k, t.goods_no))",
  "recommend": "t.recommend * (0.5 + pg_temp.share(k, t.goods_no))"}');
select format('{"%s": "t.%s + k * 10000"}', 'goods_no', 'goods_no') as of_goods \gset
call pg_temp.copy_rows('category_goods', :goods_copies, :'of_goods');
call pg_temp.copy_rows('goods_image', :goods_copies, :'of_goods');
call pg_temp.copy_rows('goods_content', :goods_copies, :'of_goods');
call pg_temp.copy_rows('goods_notice', :goods_copies, :'of_goods');
call pg_temp.copy_rows('goods_cert', :goods_copies, :'of_goods');
call pg_temp.copy_rows('goods_relation', :goods_copies, :'of_goods'::jsonb || '{"related_no": "t.related_no + k * 10000"}');
call pg_temp.copy_rows('price_history', :goods_copies, :'of_goods');
call pg_temp.copy_rows('review_stat', :goods_copies, :'of_goods');
call pg_temp.copy_rows('option_group', :goods_copies, :'of_goods'::jsonb || '{"group_no": "t.group_no + k * 100000"}');
call pg_temp.copy_rows('option_value', :goods_copies, :'of_goods'::jsonb || '{"group_no": "t.group_no + k * 100000",
  "value_no": "t.value_no + k * 1000000"}');
call pg_temp.copy_rows('sku', :goods_copies, :'of_goods'::jsonb || '{"sku_no": "t.sku_no + k * 1000000",
  "source_key": "t.source_key || '':'' || k", "value_nos": "array(select no + k * 1000000 from unnest(t.value_nos) no)"}');
call pg_temp.copy_rows('sku_stock', :goods_copies, '{"sku_no": "t.sku_no + k * 1000000", "reserved": "0"}');
call pg_temp.copy_rows('review', :goods_copies, :'of_goods'::jsonb || '{"review_no": "t.review_no + k * 10000000",
  "sku_no": "t.sku_no + k * 1000000", "item_no": "null", "member_no": "null"}');
call pg_temp.copy_rows('review_file', :goods_copies, '{"review_no": "t.review_no + k * 10000000"}');

-- Members with what they hold.
call pg_temp.copy_rows('member', :member_copies, '{"member_no": "t.member_no + k * 10", "cno_hash": "pg_temp.key(t.cno_hash, k)",
  "last_seen_at": "now() - pg_temp.share(t.member_no, k) * interval ''200 days''"}');
select '{"member_no": "t.member_no + k * 10"}' as of_member \gset
call pg_temp.copy_rows('member_address', :member_copies, :'of_member'::jsonb || '{"address_no": "t.address_no + k * 100"}');
call pg_temp.copy_rows('member_terms', :member_copies, :'of_member');
call pg_temp.copy_rows('member_card', :member_copies, :'of_member');

-- Orders. Copies are spread over three years; only the newest ones are still on their way.
create temp table order_original as select order_no from orders;
create temp table order_copied as
select o.order_no, k, i.is_closed,
  case when i.is_closed then (1 - k / (:member_copies)::float8) * interval '1095 days' else k % 3 * interval '1 day' end as earlier
from orders o cross join generate_series(1, :member_copies) k
  cross join lateral (select bool_and(state in ('DELIVERY_DONE', 'BUY_CONFIRM', 'CANCEL_DONE')) as is_closed
    from order_item where order_no = o.order_no) i
where i.is_closed or k > :member_copies * 0.98;
create unique index on order_copied (order_no, k);
analyze order_copied;

create temp table orderable as
select row_number() over (order by pg_temp.share(g.goods_no, 1)) - 1 as place, g.goods_no, min(s.sku_no) as sku_no, g.name, b.name_ko
from goods g join sku s using (goods_no) left join brand b using (brand_no)
where g.status = 'ON_SALE' and s.status = 'ON_SALE' group by g.goods_no, b.name_ko;
create unique index on orderable (place);
analyze orderable;
select count(*) as orderable from orderable \gset

select 'join order_copied c on c.order_no = t.order_no and c.k = k.k' as copied \gset
select '{"order_no": "pg_temp.key(t.order_no, k.k)", "member_no": "t.member_no + k.k * 10"}' as of_order \gset
-- An order that was delivered long ago has been confirmed.
select $$ case when t.#state = 'DELIVERY_DONE' and c.earlier > interval '12 days' then 'BUY_CONFIRM' else t.#state end $$ as state \gset

call pg_temp.copy_rows('order_sheet', :member_copies, :'of_order'::jsonb || '{"sheet_no": "pg_temp.key(t.sheet_no, k.k)",
  "created_at": "t.created_at - c.earlier", "expires_at": "t.expires_at - c.earlier"}', joined => :'copied');
call pg_temp.copy_rows('orders', :member_copies, :'of_order'::jsonb || jsonb_build_object('status', replace(:'state', '#state', 'status'))
  || '{"sheet_no": "pg_temp.key(t.sheet_no, k.k)", "ordered_at": "t.ordered_at - c.earlier", "paid_at": "t.paid_at - c.earlier",
  "expires_at": "t.expires_at - c.earlier"}', joined => :'copied');
call pg_temp.copy_rows('order_consent', :member_copies, :'of_order', joined => :'copied');
call pg_temp.copy_rows('order_delivery_group', :member_copies, :'of_order'::jsonb || '{"group_no": "t.group_no + k.k * 1000"}',
  joined => :'copied');
call pg_temp.copy_rows('order_item', :member_copies, :'of_order'::jsonb || jsonb_build_object('state', replace(:'state', '#state', 'state'))
  || '{"item_no": "t.item_no + k.k * 1000", "group_no": "t.group_no + k.k * 1000", "goods_no": "p.goods_no", "sku_no": "p.sku_no",
  "goods_name": "p.name", "brand_name": "p.name_ko", "delivered_at": "t.delivered_at - c.earlier",
  "withdraw_until": "t.withdraw_until - c.earlier", "confirm_due_at": "t.confirm_due_at - c.earlier",
  "promised_from": "t.promised_from - c.earlier"}',
  joined => :'copied' || format(' join orderable p on p.place = floor(power(pg_temp.share(t.item_no, k.k), 2) * %s)::bigint', :'orderable'));
call pg_temp.copy_rows('payment', :member_copies, :'of_order'::jsonb || '{"payment_no": "pg_temp.key(t.payment_no, k.k)",
  "pg_tid": "t.pg_tid || '':'' || k.k", "approved_at": "t.approved_at - c.earlier", "created_at": "t.created_at - c.earlier",
  "updated_at": "t.updated_at - c.earlier"}', joined => :'copied');
call pg_temp.copy_rows('payment_attempt', :member_copies, '{"attempt_no": "t.attempt_no + k.k * 1000",
  "payment_no": "pg_temp.key(t.payment_no, k.k)", "nonce_hash": "t.nonce_hash || '':'' || k.k", "at": "t.at - c.earlier"}',
  joined => 'join payment y on y.payment_no = t.payment_no join order_copied c on c.order_no = y.order_no and c.k = k.k');
call pg_temp.copy_rows('claim', :member_copies, :'of_order'::jsonb || '{"claim_no": "pg_temp.key(t.claim_no, k.k)",
  "group_no": "t.group_no + k.k * 1000", "requested_at": "t.requested_at - c.earlier", "completed_at": "t.completed_at - c.earlier",
  "applied_at": "t.applied_at - c.earlier", "moved_at": "t.moved_at - c.earlier"}', joined => :'copied');
select 'join claim y on y.claim_no = t.claim_no join order_copied c on c.order_no = y.order_no and c.k = k.k' as of_claim \gset
call pg_temp.copy_rows('claim_item', :member_copies, '{"claim_no": "pg_temp.key(t.claim_no, k.k)", "item_no": "t.item_no + k.k * 1000"}',
  joined => :'of_claim');
call pg_temp.copy_rows('claim_amount', :member_copies, '{"claim_no": "pg_temp.key(t.claim_no, k.k)"}', joined => :'of_claim');
call pg_temp.copy_rows('payment_cancel', :member_copies, '{"cancel_no": "pg_temp.key(t.cancel_no, k.k)",
  "payment_no": "pg_temp.key(t.payment_no, k.k)", "claim_no": "pg_temp.key(t.claim_no, k.k)", "requested_at": "t.requested_at - c.earlier",
  "done_at": "t.done_at - c.earlier"}', joined => :'of_claim');
call pg_temp.copy_rows('shipment', :member_copies, :'of_order'::jsonb || '{"shipment_no": "t.shipment_no + k.k * 1000",
  "invoice_no": "t.invoice_no || ''-'' || k.k", "shipped_at": "t.shipped_at - c.earlier", "delivered_at": "t.delivered_at - c.earlier"}',
  joined => :'copied');
select 'join shipment y on y.shipment_no = t.shipment_no join order_copied c on c.order_no = y.order_no and c.k = k.k' as of_shipment \gset
call pg_temp.copy_rows('shipment_item', :member_copies, '{"shipment_no": "t.shipment_no + k.k * 1000", "item_no": "t.item_no + k.k * 1000"}',
  joined => :'of_shipment');
call pg_temp.copy_rows('tracking_event', :member_copies, '{"shipment_no": "t.shipment_no + k.k * 1000", "at": "t.at - c.earlier"}',
  joined => :'of_shipment');
call pg_temp.copy_rows('delivery_outcome', :member_copies, '{"item_no": "t.item_no + k.k * 1000", "order_no": "pg_temp.key(t.order_no, k.k)",
  "delivered_at": "t.delivered_at - c.earlier"}', joined => :'copied');
call pg_temp.copy_rows('stock_movement', :member_copies, '{"movement_no": "t.movement_no + k.k * 1000", "ref": "pg_temp.key(t.ref, k.k)",
  "at": "t.at - c.earlier"}', joined => 'join order_copied c on c.order_no = t.ref and c.k = k.k');

-- Moves of orders, lines, payments and parcels.
create temp table mover as
select 'order' as machine, order_no as ref, order_no from orders
union all select 'orderItem', item_no::text, order_no from order_item
union all select 'payment', payment_no, order_no from payment
union all select 'claim', claim_no, order_no from claim
union all select 'shipment', shipment_no::text, order_no from shipment;
delete from mover where order_no not in (select order_no from order_original);
create index on mover (ref);
analyze mover;
call pg_temp.copy_rows('state_history', :member_copies, '{"history_no": "t.history_no + k.k * 1000", "at": "t.at - c.earlier",
  "actor": "case when t.actor like ''member:%'' then ''member:'' || (substr(t.actor, 8)::bigint + k.k * 10) else t.actor end",
  "ref": "case when t.machine in (''orderItem'', ''shipment'') then (t.ref::bigint + k.k * 1000)::text else pg_temp.key(t.ref, k.k) end"}',
  joined => 'join mover y on y.ref = t.ref and y.machine = t.machine join order_copied c on c.order_no = y.order_no and c.k = k.k');

-- Points and coupons.
call pg_temp.copy_rows('point_account', :member_copies, '{"account_no": "t.account_no + k * 100", "member_no": "t.member_no + k * 10"}',
  't.member_no is not null');
call pg_temp.copy_rows('point_lot', :member_copies, '{"lot_no": "t.lot_no + k * 100", "account_no": "t.account_no + k * 100",
  "returned_from": "t.returned_from + k * 100"}');
call pg_temp.copy_rows('point_movement', :member_copies, '{"movement_no": "t.movement_no + k * 100",
  "order_no": "pg_temp.key(t.order_no, k)", "movement_key": "t.movement_key || '':'' || k"}');
call pg_temp.copy_rows('point_ledger', :member_copies, '{"entry_no": "t.entry_no + k * 100", "movement_no": "t.movement_no + k * 100",
  "lot_no": "t.lot_no + k * 100", "account_no": "case when a.member_no is null then t.account_no else t.account_no + k * 100 end"}',
  joined => 'join point_account a on a.account_no = t.account_no');
call pg_temp.copy_rows('member_coupon', :member_copies, :'of_member'::jsonb || '{"issue_no": "t.issue_no + k * 100",
  "order_no": "pg_temp.key(t.order_no, k)"}');
update coupon c set issued_qty = m.count, total_qty = c.total_qty - c.issued_qty + m.count
from (select coupon_no, count(*) from member_coupon group by 1) m where m.coupon_no = c.coupon_no;

-- The counts of listed goods that the shop keeps itself.
update category set goods_count = goods_count * (:goods_copies + 1);
call pg_temp.move_sequences();
