import { goodsType } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import type { RowSchema } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { currentPrice, joinDealFor } from '../../../pricing';
import type { Sellable } from './sellable';

const sellableRow: RowSchema<Sellable> = z.object({
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  textOption: z.string().nullable(),
  hasOptions: z.boolean(),
  imageKey: z.string(),
  tone: z.tuple([z.number(), z.number()]),
  adult: z.boolean(),
  goodsType,
  isTaxFree: z.boolean(),
  isForSale: z.boolean(),
  isSoldOutByHand: z.boolean(),
  sellerName: z.string(),
  sellerPhone: z.string(),
  isBrokerSale: z.boolean(),
  listPriceWon: z.number(),
  limits: z.strictObject({
    minQty: z.number(),
    maxQty: z.number(),
    idLimitQty: z.number().nullable(),
    unitQty: z.number(),
  }),
  available: z.number(),
  deal: z
    .strictObject({
      dealNo: z.number(),
      priceWon: z.number(),
      endsAt: z.string(),
      left: z.number(),
      perMember: z.number(),
    })
    .nullable(),
  delivery: z.strictObject({
    policyNo: z.number(),
    bundleNo: z.number().nullable(),
    calc: z.enum(['MAX', 'MIN']),
    rule: z.strictObject({
      type: z.enum(['10', '20', '30', '40']),
      condType: z.enum(['10', '20']).nullable(),
      baseFeeWon: z.number(),
      freeOverWon: z.number().nullable(),
      qtyUnit: z.number().nullable(),
    }),
    hasAreaFee: z.boolean(),
    isSent: z.boolean(),
  }),
  promise: z
    .strictObject({
      leadDays: z.number(),
      cutoffHour: z.number(),
      shipsFrom: z.string().nullable(),
    })
    .nullable(),
  skuNo: z.number(),
  goodsNo: z.number(),
  brandNo: z.number().nullable(),
  planShopNos: z.array(z.number()),
  sellerNo: z.number(),
  unitPriceWon: z.number(),
  pointRateBp: z.number(),
});

/** A courier brings it; vouchers and gift cards go to the phone. */
const isSent = sql`g.goods_type not in ('ECOUPON', 'GIFT_CARD')`;

/**
 * Reads SKUs at this moment; unknown numbers are omitted.
 * @param memberNo the buyer: what the buyer's own unfinished orders hold counts as available. Undefined for others.
 */
export async function readSellables(
  db: Queryable,
  skuNos: readonly number[],
  now: Date,
  memberNo: number | undefined,
): Promise<Map<number, Sellable>> {
  const rows = await db.rows(
    sellableRow,
    sql`
    select k.sku_no, g.goods_no, g.name as goods_name, b.brand_no, b.name_ko as brand_name, k.option_text, g.text_option,
      cardinality(k.value_nos) > 0 as has_options,
      coalesce(
        (select v.image_key from option_value v
          where v.goods_no = k.goods_no and v.value_no = any(k.value_nos) and v.image_key is not null
          order by v.level limit 1),
        i.image_key, '') as image_key, coalesce(i.tone, '{11,11}') as tone, g.adult_yn as adult,
      g.goods_type, g.tax_type = 'FREE' as is_tax_free,
      g.status in ('ON_SALE', 'SOLD_OUT') and k.status = 'ON_SALE'
        and coalesce(g.sale_from <= ${now}, true) and coalesce(g.sale_to > ${now}, true) as is_for_sale,
      g.status = 'SOLD_OUT' as is_sold_out_by_hand,
      s.seller_no, s.biz_name as seller_name, s.phone as seller_phone, s.is_broker_sale,
      option_list_price(g.list_price, g.sale_price, k.add_price, k.list_price) as list_price_won,
      ${currentPrice} + k.add_price as unit_price_won,
      g.point_rate_bp,
      json_build_object('minQty', g.min_qty, 'maxQty', g.max_qty, 'idLimitQty', g.id_limit_qty,
        'unitQty', g.unit_qty) as limits,
      greatest(coalesce(t.on_hand - t.reserved - t.safety, 0) + own.qty, 0) as available,
      case when d.deal_no is not null then json_build_object('dealNo', d.deal_no, 'priceWon', d.price,
        'endsAt', d.to_at, 'left', d.qty - d.sold + own.deal_qty, 'perMember', d.per_member) end as deal,
      coalesce((select json_agg(distinct p.plan_shop_no) from plan_shop_goods p
        where p.goods_no = g.goods_no), '[]') as plan_shop_nos,
      json_build_object('policyNo', p.delivery_policy_no, 'bundleNo', p.bundle_group_no, 'calc', p.calc,
        'hasAreaFee', p.area_fee_yn and ${isSent}, 'isSent', ${isSent},
        'rule', json_build_object('type', case when ${isSent} then p.type else '10' end, 'condType', p.cond_type,
          'baseFeeWon', p.base_fee, 'freeOverWon', p.free_over, 'qtyUnit', p.qty_unit)) as delivery,
      case when ${isSent} then json_build_object('leadDays', p.lead_days, 'cutoffHour', p.cutoff_hour,
        'shipsFrom', case when g.goods_type = 'RESERVATION' then g.ship_from end) end as promise
    from sku k
    join goods g using (goods_no)
    join seller s on s.seller_no = g.seller_no
    join delivery_policy p on p.delivery_policy_no = g.delivery_policy_no
    left join brand b on b.brand_no = g.brand_no
    left join goods_image i on i.goods_no = g.goods_no and i.sort = 0
    left join sku_stock t on t.sku_no = k.sku_no
    ${joinDealFor(memberNo, sql`${now}::timestamptz`)}
    left join lateral (
      select coalesce(sum(o.qty) filter (where o.sku_no = k.sku_no), 0)::int as qty,
        coalesce(sum(o.qty) filter (where o.deal_no = d.deal_no), 0)::int as deal_qty
      from held_by_unfinished(${memberNo ?? null}::bigint) o) own on true
    where k.sku_no = any(${skuNos}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.skuNo, row]));
}
