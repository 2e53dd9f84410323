import { z } from 'zod';
import type { Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';
import { recordsOf } from './batch';
import type { WrittenItem } from './write-goods';

const groupRow = z.object({ goodsNo: z.number(), level: z.number(), groupNo: z.number() });
const valueRow = z.object({ groupNo: z.number(), name: z.string(), valueNo: z.number() });

/** The numbers of a batch's option values, by goods, level (from 1) and name. */
export type OptionNumbers = (goodsNo: number, level: number, name: string) => number;

async function writeGroups(tx: Tx, items: readonly WrittenItem[]) {
  const groups = items.flatMap(({ goodsNo, product }) =>
    product.optionNames.map((name, at) => ({ goods_no: goodsNo, level: at + 1, name })),
  );
  const levels = items.map(({ goodsNo, product }) => ({
    goods_no: goodsNo,
    levels: product.optionNames.length,
  }));
  await tx.run(sql`
    delete from option_group g
    using jsonb_to_recordset(${recordsOf(levels)}::jsonb) as r (goods_no bigint, levels int)
    where g.goods_no = r.goods_no and g.level > r.levels`);
  const rows = await tx.rows(
    groupRow,
    sql`
    insert into option_group (goods_no, level, name)
    select goods_no, level, name
    from jsonb_to_recordset(${recordsOf(groups)}::jsonb) as r (goods_no bigint, level smallint, name text)
    on conflict (goods_no, level) do update set name = excluded.name
    returning goods_no, level, group_no`,
  );
  return new Map(rows.map((row) => [`${row.goodsNo}:${row.level}`, row.groupNo]));
}

/** The values of one level, in file order, with the picture of the first variant that has one. */
function valuesOf({ product, pictures, goodsNo }: WrittenItem, at: number, groupNo: number) {
  const names = [...new Set(product.variants.map(({ values }) => values[at] ?? ''))];
  return names.map((name, sort) => {
    const source = product.variants.find(({ values, image }) => image && values[at] === name);
    const picture = pictures.find(({ src }) => src === source?.image);
    return {
      group_no: groupNo,
      goods_no: goodsNo,
      level: at + 1,
      name,
      sort,
      image_key: at === 0 ? (picture?.key ?? null) : null,
    };
  });
}

/** Matches levels and values by name: matches keep their numbers, missing ones are removed. */
export async function writeOptions(tx: Tx, items: readonly WrittenItem[]): Promise<OptionNumbers> {
  const groups = await writeGroups(tx, items);
  const values = items.flatMap((item) =>
    item.product.optionNames.flatMap((_, at) =>
      valuesOf(item, at, groups.get(`${item.goodsNo}:${at + 1}`) ?? 0),
    ),
  );
  const records = recordsOf(values);
  const shape = sql`jsonb_to_recordset(${records}::jsonb) as r (group_no bigint, goods_no bigint,
    level smallint, name text, sort smallint, image_key text)`;
  await tx.run(sql`
    delete from option_value v where v.group_no = any(${[...groups.values()]}::bigint[])
      and not exists (select from ${shape} where r.group_no = v.group_no and r.name = v.name)`);
  const kept = await tx.rows(
    valueRow,
    sql`
    update option_value v set sort = r.sort, image_key = r.image_key
    from ${shape} where r.group_no = v.group_no and r.name = v.name
    returning v.group_no, v.name, v.value_no`,
  );
  const added = await tx.rows(
    valueRow,
    sql`
    insert into option_value (group_no, goods_no, level, name, image_key, sort)
    select group_no, goods_no, level, name, image_key, sort from ${shape}
    where not exists (select from option_value v where v.group_no = r.group_no and v.name = r.name)
    returning group_no, name, value_no`,
  );
  const numbers = new Map(
    [...kept, ...added].map((row) => [`${row.groupNo}:${row.name}`, row.valueNo]),
  );
  return (goodsNo, level, name) => numbers.get(`${groups.get(`${goodsNo}:${level}`)}:${name}`) ?? 0;
}
