import type { CallReply, orderCalls } from '@shop/shared/contracts';
import { goodsCard } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { isAppError } from '../../../platform/errors';
import { isListed } from '../../catalogue/goods';
import { readBuyer, readSellables } from '../sellable';
import { assertSame, type BoughtLine } from './same-line';

type FrequentGoods = CallReply<typeof orderCalls.frequent>['items'][number];

const MIN_ORDERS = 2;
const MAX_GOODS = 12;
/** Number of goods read. It exceeds the number shown, because some cannot be bought now. */
const MAX_CANDIDATES = 30;

const candidateRow = z.object({
  goods: goodsCard,
  skuNo: z.number(),
  optionText: z.string(),
  qty: z.number(),
  orderCount: z.number(),
  boughtAt: z.date(),
});

/** Goods of confirmed lines, sorted by their number of orders, with the option and quantity of the last order. */
const readCandidates = (deps: Deps, memberNo: number) =>
  deps.db.rows(
    candidateRow,
    sql`
    with line as (
      select i.goods_no, i.item_no, i.order_no, i.sku_no, i.option_text, i.qty - i.canceled_qty as qty, o.ordered_at
      from orders o join order_item i using (order_no)
      where o.member_no = ${memberNo} and i.state = 'BUY_CONFIRM' and i.canceled_qty < i.qty
    ), counted as (
      select goods_no, count(distinct order_no)::int as order_count from line
      group by goods_no having count(distinct order_no) >= ${MIN_ORDERS}
    ), latest as (
      select distinct on (goods_no) * from line order by goods_no, ordered_at desc, item_no desc
    )
    select c.card as goods, l.sku_no, l.option_text, l.qty, n.order_count, l.ordered_at as bought_at
    from counted n join latest l using (goods_no) join goods g using (goods_no) join goods_card c using (goods_no)
    where ${isListed}
    order by n.order_count desc, l.ordered_at desc, goods_no limit ${MAX_CANDIDATES}`,
  );

/**
 * 자주 산 상품: goods that the member confirmed in at least two orders and can buy with the same option now, sorted
 * by the number of orders. Engraved goods are left out, because their text was for one occasion.
 */
export async function frequentGoods(deps: Deps, memberNo: number): Promise<FrequentGoods[]> {
  const candidates = await readCandidates(deps, memberNo);
  const skuNos = candidates.map(({ skuNo }) => skuNo);
  const now = deps.clock.now();
  const sellables = await readSellables(deps.db, skuNos, now, memberNo);
  const buyer = await readBuyer(deps.db, memberNo, skuNos, now);
  const isPlain = (line: BoughtLine): boolean => {
    try {
      return assertSame(line, sellables.get(line.skuNo), buyer).text === '';
    } catch (error) {
      if (isAppError(error)) return false;
      throw error;
    }
  };
  return candidates
    .filter(isPlain)
    .slice(0, MAX_GOODS)
    .map(({ boughtAt, ...one }) => ({ ...one, boughtAt: boughtAt.toISOString() }));
}
