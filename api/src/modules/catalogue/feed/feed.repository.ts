import { goodsCard } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { isListed } from '../goods';

const PART = 500;

const feedRow = z.object({
  goodsNo: z.number(),
  card: goodsCard,
  summary: z.string(),
  categories: z.array(z.string()),
  isOverseas: z.boolean(),
  minQty: z.number(),
});

/** Goods of a feed. The card has the same price, stock and delivery fee as in lists. */
export type FeedGoods = z.output<typeof feedRow>;

/**
 * Goods for price comparison sites, read in batches so that memory does not grow with the catalogue. Adult goods are
 * left out, and vouchers, because they are not delivered.
 */
export async function* feedGoods(db: Queryable): AsyncGenerator<FeedGoods[]> {
  let after = 0;
  for (;;) {
    const goods = await db.rows(
      feedRow,
      sql`
      select g.goods_no, c.card, g.summary, g.goods_type = 'OVERSEAS' as is_overseas, g.min_qty,
        array(select k.name from unnest(g.category_path) with ordinality p(category_no, place)
          join category k using (category_no) order by p.place) as categories
      from goods g join goods_card c using (goods_no)
      where g.goods_no > ${after} and ${isListed} and not g.adult_yn
        and g.goods_type not in ('ECOUPON', 'GIFT_CARD')
        and not exists (select from category k where k.category_no = any (g.category_path) and k.adult_yn)
      order by g.goods_no limit ${PART}`,
    );
    if (goods.length > 0) yield goods;
    const last = goods.at(-1);
    if (!last || goods.length < PART) return;
    after = last.goodsNo;
  }
}
