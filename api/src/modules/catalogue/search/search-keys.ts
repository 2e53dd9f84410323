import { searchKeysOf } from '@shop/shared/domain';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

const BATCH = 500;

const bareRow = z.object({
  goodsNo: z.number(),
  /** Name, brand and categories, then the words that are in the search keys only, such as tags. */
  texts: z.array(z.string()),
});

/** Writes the search keys of goods that have none yet, regardless of what inserted them. */
export async function writeMissingKeys(db: Db): Promise<void> {
  for (;;) {
    const bare = await db.rows(
      bareRow,
      sql`
      select g.goods_no, array_remove(array[g.name, b.name_ko, b.name_en] || array(
          select c.name from category c where c.category_no = any(g.category_path) order by c.depth desc)
        || string_to_array(g.search_text, '|'), null) as texts
      from goods g left join brand b using (brand_no)
      where g.jamo_text = '' order by g.goods_no limit ${BATCH}`,
    );
    if (bare.length === 0) return;
    const keys = bare.map(({ goodsNo, texts }) => ({ goods_no: goodsNo, ...searchKeysOf(texts) }));
    await db.run(sql`
      update goods g set search_text = k."searchText", choseong_text = k."choseongText",
        jamo_text = coalesce(nullif(k."jamoText", ''), '-')
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        k(goods_no bigint, "searchText" text, "jamoText" text, "choseongText" text)
      where g.goods_no = k.goods_no`);
    // These goods have no computed list values either.
    await db.run(
      sql`select refresh_goods_derived(${bare.map(({ goodsNo }) => goodsNo)}::bigint[])`,
    );
    if (bare.length < BATCH) return;
  }
}
