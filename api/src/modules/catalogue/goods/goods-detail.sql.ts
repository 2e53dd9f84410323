import { type Sql, sql } from '../../../platform/db/sql';
import { currentPrice, joinRunningDeal } from '../../../pricing';
import { isListed } from './goods-cards.sql';

/** The surcharge in the price of goods `g`: that of the cheapest option that can be bought. */
const fromAddPrice = sql`coalesce((select f.add_price from from_sku(g) f), 0)`;

/** Options and SKUs of goods `g`, as JSON; surcharges are to the price of the goods as it is shown. */
const options = sql`json_build_object(
  'groups', coalesce((select json_agg(json_build_object(
      'level', o.level, 'name', o.name,
      'values', (select json_agg(json_build_object(
          'valueNo', v.value_no, 'name', v.name, 'color', v.color, 'imageKey',
          case when not g.adult_yn then v.image_key end) order by v.sort)
        from option_value v where v.goods_no = o.goods_no and v.level = o.level)) order by o.level)
    from option_group o where o.goods_no = g.goods_no), '[]'::json),
  'skus', coalesce((select json_agg(json_build_object(
      'skuNo', s.sku_no, 'valueNos', s.value_nos, 'optionText', s.option_text, 'addPriceWon', s.add_price - ${fromAddPrice},
      'available', greatest(k.on_hand - k.reserved - k.safety, 0)) order by s.sort)
    from sku s join sku_stock k using (sku_no) where s.goods_no = g.goods_no and s.status = 'ON_SALE'), '[]'::json))`;

const price = sql`json_build_object(
  'listPriceWon', now_price.list_won,
  'salePriceWon', now_price.won,
  'discountRate', discount_rate(now_price.list_won, now_price.won),
  'lowest30DaysWon', (
    select min(h.price) + now_price.add_won from price_history h, price_history present
    where present.goods_no = g.goods_no and present.to_at is null
      and h.goods_no = g.goods_no and h.to_at is not null
      and h.to_at > present.from_at - interval '30 days'),
  'bestPriceWon', now_price.won - coalesce(best.saving, 0),
  'benefits', (select coalesce(json_agg(line), '[]'::json) from (
    select 'DISCOUNT' as kind, '상품 할인' as name, now_price.list_won - now_price.usual_won as "amountWon",
      null::bigint as "couponNo"
    where now_price.list_won > now_price.usual_won
    union all select 'DEAL', '타임딜', g.sale_price - d.price, null where d.deal_no is not null
    union all select 'COUPON', best.name, best.saving, best.coupon_no where best.saving > 0) line),
  'cardOffer', (select o.offer from card_offers(g, now(), now_price.won, now_price.won - coalesce(best.saving, 0)) o),
  'pointWon', earned_points(now_price.won, g.point_rate_bp),
  'unitPrice', case when g.unit_amount > 0 then json_build_object(
    'priceWon', round(now_price.won * g.unit_per::numeric / g.unit_amount)::bigint,
    'per', g.unit_per || g.unit_name) end,
  'interestFree', (
    select json_build_object('months', max(m), 'monthlyWon', ceil(now_price.won::numeric / max(m))::bigint)
    from card_promo p, unnest(p.months) m
    where p.from_at <= now() and p.to_at > now() and now_price.won >= greatest(p.min_amount, 50000)
    having max(m) is not null))`;

/** 추가상품 that can be bought now; none for adults, whose pictures and names are not public. */
const additions = sql`coalesce((
  select json_agg(json_build_object(
      'skuNo', k.sku_no, 'name', concat_ws(' ', x.name, nullif(k.option_text, '')),
      'image', image_ref(coalesce(i.image_key, ''), coalesce(i.tone, '{11,11}'), x.name),
      'priceWon', k.add_price + least(x.sale_price, (select min(t.price) from time_deal t
        where t.goods_no = x.goods_no and t.from_at <= now() and t.to_at > now() and t.sold < t.qty))) order by a.sort)
  from goods_addition a join sku k using (sku_no) join goods x on x.goods_no = k.goods_no
    join sku_stock c on c.sku_no = k.sku_no
    left join goods_image i on i.goods_no = x.goods_no and i.sort = 0
  where a.goods_no = g.goods_no and k.status = 'ON_SALE' and x.status = 'ON_SALE' and not x.adult_yn
    and x.min_qty = 1 and x.unit_qty = 1
    and coalesce(x.sale_from <= now(), true) and coalesce(x.sale_to > now(), true)
    and c.on_hand - c.reserved - c.safety > 0), '[]'::json)`;

/** A share of fewer orders would say little. */
const MIN_PUNCTUAL_ORDERS = 20;

const delivery = sql`json_build_object(
  'type', p.type, 'condType', p.cond_type, 'feeWon', case p.type when '10' then 0 else p.base_fee end,
  'freeOverWon', case when p.type = '30' then p.free_over end,
  'qtyUnit', case when p.cond_type = '20' then p.qty_unit end,
  'isBundled', p.bundle_group_no is not null,
  'returnFeeWon', p.return_fee, 'exchangeFeeWon', p.exchange_fee, 'courier', p.courier,
  'leadDays', p.lead_days, 'cutoffHour', p.cutoff_hour,
  'restDays', rest_days(greatest(korean_day(), g.ship_from)),
  'shipsFrom', case when g.goods_type = 'RESERVATION' then to_char(g.ship_from, 'YYYY-MM-DD') end,
  'punctual', (select json_build_object('percent', floor(n.punctual_cnt * 100.0 / n.order_cnt)::int,
      'orderCount', n.order_cnt)
    from delivery_punctuality n
    where n.delivery_policy_no = p.delivery_policy_no and n.order_cnt >= ${MIN_PUNCTUAL_ORDERS}),
  'areaFees', case when p.area_fee_yn
    then (select coalesce(json_agg(json_build_object('name', a.name, 'feeWon', a.fee) order by a.area_fee_no), '[]'::json) from area_fee a)
    else '[]'::json end)`;

const seller = sql`json_build_object(
  'sellerNo', s.seller_no, 'bizName', s.biz_name, 'ceo', s.ceo, 'bizNo', s.biz_no,
  'mailOrderNo', s.mail_order_no, 'address', s.address, 'phone', s.phone, 'email', s.email,
  'returnAddress', s.return_address, 'isBrokerSale', s.is_broker_sale)`;

/** Downloadable coupons for these goods, those of the own card too, the largest discount first. */
const coupons = sql`(select coalesce(json_agg(
    coupon_json(c) || jsonb_build_object('savingWon', coupon_saving(c, now_price.won))
    order by coupon_saving(c, now_price.won) desc, c.coupon_no), '[]'::json)
  from coupons_for(g, now(), '{GOODS,CARD}') c)`;

/** The running deal, the current prices of the cheapest option that can be bought, and the best coupon of goods `g`. */
const present = sql`
  ${joinRunningDeal()}
  left join lateral from_sku(g) f on true
  cross join lateral (select coalesce(f.add_price, 0) as add_won, ${currentPrice} + coalesce(f.add_price, 0) as won,
    g.sale_price + coalesce(f.add_price, 0) as usual_won,
    option_list_price(g.list_price, g.sale_price, coalesce(f.add_price, 0), f.list_price) as list_won) now_price
  left join lateral (
    select c.coupon_no, c.name, coupon_saving(c, now_price.won) as saving
    from goods_coupons(g, now()) c order by 3 desc, 1 limit 1) best on true`;

/** The description; of adult goods without its pictures. */
const publicContent = sql`coalesce((
  select case when g.adult_yn
    then jsonb_path_query_array(t.blocks, '$[*] ? (@.type != "image")') else t.blocks end
  from goods_content t where t.goods_no = g.goods_no), '[]'::jsonb)`;

/**
 * All data of a product page in one response, the same for everybody: adult goods are without their
 * pictures. No row for goods that never existed.
 */
export const detailSql = (goodsNo: number): Sql => sql`
  select ${isListed} as is_for_sale,
    (select i.image_key from goods_image i where i.goods_no = g.goods_no and i.sort = 0 and i.placeholder is null
      and not g.adult_yn) as bare_image_key,
    json_build_object(
    'goodsNo', g.goods_no, 'name', g.name, 'summary', g.summary, 'status', g.status,
    'goodsType', g.goods_type, 'adult', g.adult_yn, 'taxFree', g.tax_type = 'FREE', 'culture', g.culture_yn,
    'badges', case when d.deal_no is null then g.badges else array_prepend('deal', g.badges) end,
    'brand', case when b.brand_no is not null then json_build_object('brandNo', b.brand_no, 'name', b.name_ko,
      'nameEn', b.name_en, 'logo', image_ref(coalesce(b.logo_key, ''), b.tone, b.name_ko)) end,
    'breadcrumb', (select coalesce(json_agg(json_build_object('categoryNo', c.category_no, 'name', c.name) order by c.depth), '[]'::json)
      from category c where c.category_no = any(g.category_path)),
    'images', (select coalesce(json_agg(image_ref(i.image_key, i.tone, i.alt) order by i.sort),
        json_build_array(image_ref(public_image_key(g, ''), '{11,11}', g.name)))
      from goods_image i where i.goods_no = g.goods_no and not g.adult_yn),
    'placeholder', (select i.placeholder from goods_image i
      where i.goods_no = g.goods_no and i.sort = 0 and not g.adult_yn),
    'price', ${price},
    'deal', case when d.deal_no is not null then json_build_object('dealNo', d.deal_no, 'startsAt', d.from_at,
      'endsAt', d.to_at, 'soldRate', floor(d.sold * 100.0 / d.qty)::int, 'perMember', d.per_member) end,
    'comingDeal', (select json_build_object('dealNo', n.deal_no, 'startsAt', n.from_at, 'priceWon', n.price + now_price.add_won)
      from time_deal n where n.goods_no = g.goods_no and n.from_at > now() and n.price < g.sale_price
        and d.deal_no is null and g.status = 'ON_SALE'
      order by n.from_at, n.price limit 1),
    'score', g.score_avg::float8, 'reviewCount', g.review_cnt, 'soldOut', g.sold_out or g.status = 'SOLD_OUT',
    'limits', json_build_object('minQty', g.min_qty, 'maxQty', g.max_qty, 'idLimitQty', g.id_limit_qty, 'unitQty', g.unit_qty),
    'options', ${options},
    'additions', ${additions},
    'videoPath', case when not g.adult_yn then g.video_path end,
    'textOption', case when g.text_option is not null then json_build_object('name', g.text_option) end,
    'sizeGuide', (select json_build_object('body', c.size_body, 'wear', c.size_wear)
      from category c where c.category_no = any(g.category_path) and c.size_body is not null
      order by c.depth desc limit 1),
    'delivery', ${delivery},
    'seller', ${seller},
    'notice', json_build_object('type', g.notice_type, 'rows', (
      select coalesce(json_agg(json_build_object('key', n.key, 'value', n.value) order by n.sort), '[]'::json)
      from goods_notice n where n.goods_no = g.goods_no)),
    'certs', (select coalesce(json_agg(json_build_object('kind', x.kind, 'certNo', x.cert_no)), '[]'::json)
      from goods_cert x where x.goods_no = g.goods_no),
    'content', ${publicContent},
    'coupons', ${coupons},
    'updatedAt', g.updated_at)::text as text
  from goods g
  join seller s using (seller_no)
  join delivery_policy p using (delivery_policy_no)
  left join brand b using (brand_no)
  ${present}
  where g.goods_no = ${goodsNo}`;

export const optionsSql = (goodsNo: number): Sql =>
  sql`select ${options}::text as text from goods g where g.goods_no = ${goodsNo}`;

export const couponsSql = (goodsNo: number): Sql => sql`
  select json_build_object('coupons', ${coupons})::text as text
  from goods g ${present} where g.goods_no = ${goodsNo}`;

/** Current availability; never cached. @param memberNo whose unfinished orders hold nothing against the member */
export const stockSql = (goodsNo: number, memberNo: number | undefined): Sql => sql`
  with own as (select * from held_by_unfinished(${memberNo ?? null}::bigint))
  select json_build_object(
    'goodsNo', g.goods_no,
    'status', g.status,
    'skus', coalesce((select json_agg(json_build_object(
        'skuNo', s.sku_no, 'available', greatest(k.on_hand - k.reserved - k.safety
          + coalesce((select sum(own.qty) from own where own.sku_no = s.sku_no), 0), 0)) order by s.sort)
      from sku s join sku_stock k using (sku_no) where s.goods_no = g.goods_no and s.status = 'ON_SALE'), '[]'::json),
    'deal', (select json_build_object('dealNo', d.deal_no, 'remaining', d.qty - d.sold,
        'soldRate', floor(d.sold * 100.0 / d.qty)::int, 'endsAt', d.to_at)
      from time_deal d where d.goods_no = g.goods_no and d.from_at <= now() and d.to_at > now()
        and d.price < g.sale_price
      order by d.price limit 1))::text as text
  from goods g where g.goods_no = ${goodsNo}`;

/** Why goods cannot be bought. Banned goods show neither name, picture nor price. */
export const statusSql = (goodsNo: number): Sql => sql`
  select json_build_object(
    'goodsNo', g.goods_no, 'name', shown.name,
    'image', image_ref(public_image_key(g, i.image_key), coalesce(i.tone, '{11,11}'), shown.name),
    'status', g.status,
    'isForSale', ${isListed}, 'soldOut', g.sold_out or g.status = 'SOLD_OUT',
    'opensAt', case when g.status = 'READY' or g.sale_from > now() then g.sale_from end,
    'salePriceWon', case when g.status <> 'BANNED' then g.pay_price end,
    'categoryNo', g.category_no)::text as text
  from goods g
  cross join lateral (select case when g.status = 'BANNED' then '' else g.name end as name) shown
  left join goods_image i on i.goods_no = g.goods_no and i.sort = 0 and g.status <> 'BANNED'
  where g.goods_no = ${goodsNo}`;
