import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { emit } from '../../../platform/outbox';

export interface StockLine {
  skuNo: number;
  goodsNo: number;
  qty: number;
  dealNo: number | null;
}

/** SKUs in ascending order, everywhere: two orders can never wait for each other. */
const ascending = (lines: readonly StockLine[]): StockLine[] =>
  [...lines].sort((a, b) => a.skuNo - b.skuNo);

async function move(
  tx: Tx,
  type: 'HOLD' | 'SELL' | 'RELEASE' | 'RETURN',
  line: StockLine,
  ref: string,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into stock_movement (sku_no, type, qty, ref, at)
    values (${line.skuNo}, ${type}, ${line.qty}, ${ref}, ${now})`);
}

/** Lists show sold-out goods as such: told after the commit, only when a SKU comes to its edge. */
const tellEdge = (tx: Tx, goodsNos: readonly number[]) =>
  goodsNos.length === 0
    ? Promise.resolve()
    : emit(tx, { event: 'goods.stock-edge', payload: { goodsNos: [...new Set(goodsNos)] } });

/**
 * Holds stock for an order. Looking and taking are one statement per SKU, so parallel buyers cannot
 * both get the last piece. A time deal has its own number as well.
 * @returns the lines there was not enough for; the caller rolls back.
 */
export async function holdStock(
  tx: Tx,
  orderNo: string,
  lines: readonly StockLine[],
  expiresAt: Date,
  now: Date,
): Promise<StockLine[]> {
  const missing: StockLine[] = [];
  const edges: number[] = [];
  for (const line of ascending(lines)) {
    const taken = await tx.maybe<{ left: number }>(sql`
      update sku_stock set reserved = reserved + ${line.qty}, version = version + 1
      where sku_no = ${line.skuNo} and on_hand - reserved - safety >= ${line.qty}
      returning on_hand - reserved - safety as left`);
    if (!taken) {
      missing.push(line);
      continue;
    }
    if (taken.left === 0) edges.push(line.goodsNo);
    await move(tx, 'HOLD', line, orderNo, now);
    await tx.run(sql`
      insert into stock_reservation (order_no, sku_no, deal_no, qty, expires_at)
      values (${orderNo}, ${line.skuNo}, ${line.dealNo}, ${line.qty}, ${expiresAt})`);
  }
  for (const line of ascending(lines).filter((one) => one.dealNo !== null)) {
    const taken = await tx.run(sql`
      update time_deal set sold = sold + ${line.qty}
      where deal_no = ${line.dealNo} and sold + ${line.qty} <= qty and from_at <= ${now} and to_at > ${now}`);
    if (taken === 0) missing.push(line);
  }
  if (missing.length === 0) await tellEdge(tx, edges);
  return missing;
}

interface Held {
  skuNo: number;
  goodsNo: number;
  qty: number;
  dealNo: number | null;
}

/** Takes the reservations of an order away and hands them out; a second caller gets none. */
const takeReservations = (tx: Tx, orderNo: string): Promise<Held[]> =>
  tx.rows<Held>(sql`
    with gone as (delete from stock_reservation where order_no = ${orderNo} returning sku_no, qty, deal_no)
    select g.sku_no, s.goods_no, g.qty, g.deal_no from gone g join sku s using (sku_no) order by g.sku_no`);

/** Paid: what was held is sold. */
export async function sellHeld(tx: Tx, orderNo: string, now: Date): Promise<void> {
  for (const line of await takeReservations(tx, orderNo)) {
    await tx.run(sql`
      update sku_stock set on_hand = on_hand - ${line.qty}, reserved = reserved - ${line.qty}, version = version + 1
      where sku_no = ${line.skuNo}`);
    await move(tx, 'SELL', line, orderNo, now);
  }
}

const giveDealBack = (tx: Tx, line: StockLine) =>
  line.dealNo === null
    ? Promise.resolve(0)
    : tx.run(sql`
        update time_deal set sold = greatest(sold - ${line.qty}, 0) where deal_no = ${line.dealNo}`);

/** Not paid: what was held is free again. */
export async function releaseHeld(tx: Tx, orderNo: string, now: Date): Promise<void> {
  const lines = await takeReservations(tx, orderNo);
  for (const line of lines) {
    await tx.run(sql`
      update sku_stock set reserved = reserved - ${line.qty}, version = version + 1
      where sku_no = ${line.skuNo}`);
    await move(tx, 'RELEASE', line, orderNo, now);
    await giveDealBack(tx, line);
  }
  await tellEdge(
    tx,
    lines.map((line) => line.goodsNo),
  );
}

/** Canceled before shipping: sold pieces return to the shelf. */
export async function returnSold(
  tx: Tx,
  claimNo: string,
  lines: readonly StockLine[],
  now: Date,
): Promise<void> {
  for (const line of ascending(lines)) {
    await tx.run(sql`
      update sku_stock set on_hand = on_hand + ${line.qty}, version = version + 1
      where sku_no = ${line.skuNo}`);
    await move(tx, 'RETURN', line, claimNo, now);
    await giveDealBack(tx, line);
  }
  await tellEdge(
    tx,
    lines.map((line) => line.goodsNo),
  );
}
