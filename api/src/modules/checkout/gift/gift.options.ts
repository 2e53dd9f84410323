import { z } from 'zod';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, refused } from '../../../platform/errors';
import type { GiftRow } from '../gift-state';
import { holdStock, returnSold, sellHeld } from '../stock';
import { assertPass, assertState, type Holder, lockByToken } from './gift.reader';

const optionRow = z.object({
  itemNo: z.number(),
  skuNo: z.number(),
  optionText: z.string(),
  isCurrent: z.boolean(),
  left: z.number(),
  goodsNo: z.number(),
  qty: z.number(),
  currentSkuNo: z.number(),
});
export type GiftOption = z.infer<typeof optionRow>;

/** Longer than the transaction that sells them takes. */
const HOLD_MS = minutesMs(5);

/** Options of the same goods at the price of each line's own. */
const readEqualOptions = (db: Queryable, orderNo: string, where: Sql): Promise<GiftOption[]> =>
  db.rows(
    optionRow,
    sql`
    select i.item_no, k.sku_no, k.option_text, k.sku_no = i.sku_no as is_current,
      greatest(coalesce(t.on_hand - t.reserved - t.safety, 0), 0) as "left", i.goods_no, i.qty,
      i.sku_no as current_sku_no
    from order_item i join goods g using (goods_no) join sku o on o.sku_no = i.sku_no join sku k on k.goods_no = i.goods_no
      left join sku_stock t on t.sku_no = k.sku_no
    where i.order_no = ${orderNo} and i.goods_type not in ('ECOUPON', 'GIFT_CARD') and g.status <> 'BANNED'
      and (k.status = 'ON_SALE' or k.sku_no = i.sku_no) and k.add_price = o.add_price ${where}
    order by i.item_no, k.sort, k.sku_no`,
  );

/** What the receiver may choose before the address. What is written on goods or was bought in a deal stays as it is. */
export const readGiftOptions = (db: Queryable, orderNo: string): Promise<GiftOption[]> =>
  readEqualOptions(db, orderNo, sql`and g.text_option is null and i.deal_no is null`);

/** What an exchange can send instead of delivered goods. */
export const readExchangeOptions = (db: Queryable, orderNo: string): Promise<GiftOption[]> =>
  readEqualOptions(db, orderNo, emptySql);

async function swapStock(tx: Tx, { giftNo }: GiftRow, to: GiftOption, now: Date): Promise<void> {
  const { skuNo, currentSkuNo, goodsNo, qty } = to;
  // In ascending order, as every change of stock locks them.
  await tx.run(sql`
    select from sku_stock where sku_no = any(${[skuNo, currentSkuNo]}::bigint[]) order by sku_no for update`);
  const wanted = { skuNo, goodsNo, qty, dealNo: null };
  const { stock } = await holdStock(tx, giftNo, [wanted], addMs(now, HOLD_MS), now);
  if (stock.length > 0)
    throw conflict('OUT_OF_STOCK', '고른 옵션이 품절됐어요. 다른 옵션을 골라 주세요.');
  await sellHeld(tx, giftNo, now);
  await returnSold(tx, giftNo, [{ ...wanted, skuNo: currentSkuNo }], now);
}

/**
 * 옵션 변경: another option of the same goods at an equal price, once and before the address.
 * @throws AppError 409 `STATE` | `OUT_OF_STOCK`, 422 `GIFT_OPTION` for an option that is none of these
 */
export const changeOption = (
  deps: Deps,
  holder: Holder,
  { itemNo, skuNo }: { itemNo: number; skuNo: number },
): Promise<void> =>
  deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const gift = await lockByToken(tx, holder.token);
    assertPass(holder);
    assertState(gift, 'SENT', 'ACCEPTED');
    const options = await readGiftOptions(tx, gift.orderNo);
    const option = options.find((one) => one.itemNo === itemNo && one.skuNo === skuNo);
    if (!option) {
      if (!options.some((one) => one.itemNo === itemNo)) throw notFound('상품을 찾을 수 없어요.');
      throw refused('GIFT_OPTION', '같은 상품의 같은 가격 옵션으로만 바꿀 수 있어요.');
    }
    if (option.isCurrent) return;
    if (gift.optionChangedAt !== null) throw conflict('STATE', '옵션은 한 번만 바꿀 수 있어요.');
    await swapStock(tx, gift, option, now);
    await tx.run(sql`
      update order_item set sku_no = ${skuNo}, option_text = ${option.optionText} where item_no = ${itemNo}`);
    await tx.run(sql`update gift set option_changed_at = ${now} where gift_no = ${gift.giftNo}`);
  });
