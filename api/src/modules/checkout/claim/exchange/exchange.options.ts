import type { OptionGroup } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/db/db';
import { sql } from '../../../../platform/db/sql';
import type { ItemRow } from '../../order';

const optionRow = z.object({
  itemNo: z.number(),
  skuNo: z.number(),
  valueNos: z.array(z.number()),
  optionText: z.string(),
  differenceWon: z.number(),
  left: z.number(),
});
type OptionRow = z.infer<typeof optionRow>;

const itemNosOf = (items: readonly ItemRow[]): number[] => items.map(({ itemNo }) => itemNo);

/** The options of the same goods as each line, with today's difference of their surcharges. */
export const readOptions = (db: Queryable, items: readonly ItemRow[]): Promise<OptionRow[]> =>
  db.rows(
    optionRow,
    sql`
    select i.item_no, k.sku_no, to_json(k.value_nos) as value_nos, k.option_text,
      (k.add_price - coalesce(o.add_price, 0))::bigint as difference_won,
      greatest(coalesce(t.on_hand - t.reserved - t.safety, 0), 0) as "left"
    from order_item i join goods g using (goods_no) join sku k using (goods_no) left join sku o on o.sku_no = i.sku_no
      left join sku_stock t on t.sku_no = k.sku_no
    where i.item_no = any(${itemNosOf(items)}::bigint[]) and g.status <> 'BANNED'
      and (k.status = 'ON_SALE' or k.sku_no = i.sku_no) and i.unit_price + k.add_price - coalesce(o.add_price, 0) >= 0
    order by i.item_no, k.sort, k.sku_no`,
  );

const valueRow = z.object({
  goodsNo: z.number(),
  level: z.number(),
  groupName: z.string(),
  valueNo: z.number(),
  name: z.string(),
  color: z.string().nullable(),
  imageKey: z.string().nullable(),
});

/** The option groups of each goods, as its product page has them; none for goods without options. */
export async function readOptionGroups(
  db: Queryable,
  items: readonly ItemRow[],
): Promise<Map<number, OptionGroup[]>> {
  const values = await db.rows(
    valueRow,
    sql`
    select g.goods_no, g.level, g.name as group_name, v.value_no, v.name, v.color,
      case when not d.adult_yn then v.image_key end as image_key
    from option_group g join option_value v using (goods_no, level) join goods d using (goods_no)
    where g.goods_no = any(${items.map(({ goodsNo }) => goodsNo)}::bigint[])
    order by g.goods_no, g.level, v.sort, v.value_no`,
  );
  const byGoods = new Map<number, OptionGroup[]>();
  for (const { goodsNo, level, groupName, ...value } of values) {
    const groups = byGoods.get(goodsNo) ?? [];
    byGoods.set(goodsNo, groups);
    const group = groups.find((one) => one.level === level);
    if (group) group.values.push(value);
    else groups.push({ level, name: groupName, values: [value] });
  }
  return byGoods;
}
