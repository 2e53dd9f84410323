import { z } from 'zod';
import type { Tx } from '../../../../platform/db/db';
import { sql } from '../../../../platform/db/sql';
import { required } from '../../../../platform/required';
import { remainingPoints, splitWon } from '../../../../pricing';
import { moveClaim } from '../../claim-state';
import { type MovedBy, type MovedForReason, recordMoves } from '../../history';
import { type ItemRow, moveItems, readItems, rollUp } from '../../order';
import { sellHeld } from '../../stock';
import { freeCoupons, giveBack } from '../claim.money';
import { addCanceledQty } from '../claim.repository';
import { takeEarnedBack } from '../earned-back';
import { restock } from '../restock';
import { type ExchangeLine, readExchangeLines } from './exchange.repository';

const itemNoRow = z.object({ itemNo: z.number() });
const couponShareRow = z.object({ ref: z.string(), amount: z.number() });
const backRow = z.object({
  refundWon: z.number(),
  pointBackWon: z.number(),
  coinBackWon: z.number(),
  giftCardBackWon: z.number(),
});

/** The split of a new line; the part of several coupons by their shares in the old line. */
async function insertSplit(
  tx: Tx,
  newItemNo: number,
  { itemNo, exchange: { kept } }: ExchangeLine,
): Promise<void> {
  const coupons = await tx.rows(
    couponShareRow,
    sql`
    select ref, amount from order_item_discount
    where item_no = ${itemNo} and source = 'COUPON' and ref is not null order by ref`,
  );
  const parts = coupons.length
    ? splitWon(
        kept.couponWon,
        coupons.map(({ amount }) => amount),
      )
    : [];
  const rows = [
    ...coupons.map(({ ref }, at) => ({ source: 'COUPON', ref, amount: parts[at] ?? 0 })),
    { source: 'POINT', ref: null, amount: kept.pointWon },
    { source: 'COIN', ref: null, amount: kept.coinWon },
    { source: 'GIFT_CARD', ref: null, amount: kept.giftCardWon },
  ].filter(({ amount }) => amount > 0);
  await tx.run(sql`
    insert into order_item_discount (item_no, source, ref, amount)
    select ${newItemNo}, source, ref, amount from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as part (source text, ref text, amount bigint)`);
}

/** The line that carries the new goods: packed next, with a promise of its own. */
async function insertNewLine(
  tx: Tx,
  claimNo: string,
  old: ItemRow,
  line: ExchangeLine,
  now: Date,
): Promise<number> {
  const { skuNo, optionText, unitPriceWon } = line.exchange;
  const staysQty = old.qty - old.canceledQty;
  const earnWon =
    remainingPoints(old.earnPointWon, staysQty, old.qty) -
    remainingPoints(old.earnPointWon, staysQty - line.qty, old.qty);
  const { itemNo } = await tx.one(
    itemNoRow,
    sql`
    insert into order_item (order_no, group_no, seller_no, goods_no, sku_no, goods_name, brand_name, option_text, image_key,
      tone, list_price, unit_price, qty, earn_point_won, policy_no, goods_type, tax_free, state,
      exchange_claim_no, promised_from)
    select order_no, group_no, seller_no, goods_no, ${skuNo}, goods_name, brand_name, ${optionText}, image_key, tone,
      greatest(list_price, ${unitPriceWon}), ${unitPriceWon}, ${line.qty}, ${earnWon}, policy_no, goods_type, tax_free, 'DELIVERY_PREPARE',
      ${claimNo}, ${now}
    from order_item where item_no = ${line.itemNo} returning item_no`,
  );
  await insertSplit(tx, itemNo, line);
  return itemNo;
}

/**
 * Inspected goods of an exchange: the old pieces leave the order, new lines carry the wanted options with their
 * part of the money, the held units are sold, and a price difference downwards goes back. In one transaction.
 * @param isResellable false keeps the old goods out of stock
 */
export async function applyExchange(
  tx: Tx,
  claim: { claimNo: string; orderNo: string; memberNo: number },
  isResellable: boolean,
  by: MovedBy,
): Promise<void> {
  const { claimNo, orderNo } = claim;
  const reasoned = { ...by, reason: '교환' };
  const lines = await readExchangeLines(tx, claimNo);
  const before = await readItems(tx, [orderNo]);
  await tx.run(sql`update claim set applied_at = ${by.now} where claim_no = ${claimNo}`);
  await moveClaim(tx, claimNo, 'RESHIP', by);
  await addCanceledQty(tx, { lines });
  const added: number[] = [];
  for (const line of lines) {
    const old = required(
      before.find(({ itemNo }) => itemNo === line.itemNo),
      'item of the line',
    );
    added.push(await insertNewLine(tx, claimNo, old, line, by.now));
  }
  await recordMoves(
    tx,
    added.map((ref) => ({
      ...{ machine: 'orderItem', ref, from: null, to: 'DELIVERY_PREPARE' },
      ...{ actor: by.actor, reason: '교환' },
    })),
    by.now,
  );
  const gone = (await readItems(tx, [orderNo])).filter(
    (item) => lines.some(({ itemNo }) => itemNo === item.itemNo) && item.canceledQty === item.qty,
  );
  const numbers = gone.map(({ itemNo }) => itemNo);
  if (numbers.length > 0) await moveItems(tx, orderNo, 'EXCHANGE_DONE', reasoned, numbers);
  else await rollUp(tx, orderNo, by.actor, by.now);
  await sellHeld(tx, claimNo, by.now);
  if (isResellable) await restock(tx, claimNo, before, lines, by.now);
  await giveDifferenceBack(tx, claim, reasoned);
  const confirmed = before.filter(({ state }) => state === 'BUY_CONFIRM');
  await takeEarnedBack(tx, claim, confirmed, lines, by.now);
}

async function giveDifferenceBack(
  tx: Tx,
  claim: { claimNo: string; orderNo: string; memberNo: number },
  by: MovedForReason,
): Promise<void> {
  const back = await tx.one(
    backRow,
    sql`
    select refund_won, point_back_won, coin_back_won, gift_card_back_won from claim_amount
    where claim_no = ${claim.claimNo}`,
  );
  // Goods for nothing are lowered by no coupon: it is free although no money moves.
  if (Object.values(back).every((won) => won === 0)) return freeCoupons(tx, claim, by.now);
  const texts = { title: '교환한 상품의 차액을 돌려드렸어요', key: `exchange:${claim.claimNo}` };
  await giveBack(tx, { ...claim, ...texts }, back, by);
}
