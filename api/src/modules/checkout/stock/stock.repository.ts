import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import type { RowSchema } from '../../../platform/db/row';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';
import { emit } from '../../../platform/outbox';
import { availabilityChanged } from './stock.events';

const changedRow: RowSchema<Changed> = z.object({
  left: z.number(),
  skuNo: z.number(),
  goodsNo: z.number(),
  qty: z.number(),
  dealNo: z.number().nullable(),
});
const dealNoRow = z.object({ dealNo: z.number() });

export interface StockLine {
  skuNo: number;
  goodsNo: number;
  qty: number;
  dealNo: number | null;
}

/** The lines as rows of (sku_no, qty, deal_no). */
const rowsOf = (lines: readonly StockLine[]): Sql => sql`
  select * from unnest(
    ${lines.map((line) => line.skuNo)}::bigint[],
    ${lines.map((line) => line.qty)}::int[],
    ${lines.map((line) => line.dealNo)}::bigint[]) as line (sku_no, qty, deal_no)`;

/** Deletes the reservations of an order or exchange and returns their rows; a second caller gets none. */
const reservationsOf = (heldFor: string): Sql => sql`
  delete from stock_reservation where held_for = ${heldFor} returning sku_no, qty, deal_no`;

/** What each movement changes in the stock row `s` by a line `l`, and the condition it needs. */
const changes = {
  HOLD: {
    set: sql`reserved = s.reserved + l.qty`,
    where: sql` and s.on_hand - s.reserved - s.safety >= l.qty`,
  },
  SELL: {
    set: sql`on_hand = s.on_hand - l.qty, reserved = s.reserved - l.qty`,
    where: emptySql,
  },
  RELEASE: { set: sql`reserved = s.reserved - l.qty`, where: emptySql },
  RETURN: { set: sql`on_hand = s.on_hand + l.qty`, where: emptySql },
} as const;

interface Changed extends StockLine {
  /** Units that can still be sold. */
  left: number;
}

/**
 * Changes the stock of all lines and writes their movements in one statement. SKUs are locked in
 * ascending order, everywhere: two orders never deadlock. The condition is checked on the locked row,
 * so parallel buyers cannot both get the last unit.
 * @param lines a query of (sku_no, qty, deal_no).
 * @returns the lines whose stock was changed.
 */
const changeStock = (
  tx: Tx,
  type: keyof typeof changes,
  lines: Sql,
  ref: string,
  now: Date,
): Promise<Changed[]> =>
  tx.rows(
    changedRow,
    sql`
    with line as (${lines}),
    locked as (
      select s.sku_no, line.qty, line.deal_no from sku_stock s join line using (sku_no)
      order by s.sku_no for update of s),
    changed as (
      update sku_stock s set ${changes[type].set}, version = s.version + 1
      from locked l where s.sku_no = l.sku_no${changes[type].where}
      returning s.sku_no, l.qty, l.deal_no, s.on_hand - s.reserved - s.safety as "left"),
    moved as (
      insert into stock_movement (sku_no, type, qty, ref, at)
      select sku_no, ${type}, qty, ${ref}, ${now} from changed)
    select c.sku_no, k.goods_no, c.qty, c.deal_no, c."left" from changed c join sku k using (sku_no)
    order by c.sku_no`,
  );

const linesOfDeals = (lines: readonly StockLine[]): StockLine[] =>
  lines.filter((line) => line.dealNo !== null);

/** Quantities per deal: two SKUs may be sold by one. Locked in ascending order, as SKUs are. */
const lockedDeals = (lines: readonly StockLine[]): Sql => sql`
  line as (${rowsOf(lines)}),
  wanted as (select deal_no, sum(qty) as qty from line group by deal_no),
  locked as (
    select d.deal_no, w.qty from time_deal d join wanted w using (deal_no)
    order by d.deal_no for update of d)`;

/** @returns the lines whose deal has not enough left or is not running. */
async function takeDeals(tx: Tx, lines: readonly StockLine[], now: Date): Promise<StockLine[]> {
  const ofDeals = linesOfDeals(lines);
  if (ofDeals.length === 0) return [];
  const reservedDeals = await tx.rows(
    dealNoRow,
    sql`
    with ${lockedDeals(ofDeals)}
    update time_deal d set sold = d.sold + l.qty from locked l
    where d.deal_no = l.deal_no and d.sold + l.qty <= d.qty and d.from_at <= ${now} and d.to_at > ${now}
    returning d.deal_no`,
  );
  return ofDeals.filter((line) => !reservedDeals.some((deal) => deal.dealNo === line.dealNo));
}

async function releaseDeals(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const ofDeals = linesOfDeals(lines);
  if (ofDeals.length === 0) return;
  await tx.run(sql`
    with ${lockedDeals(ofDeals)}
    update time_deal d set sold = greatest(d.sold - l.qty, 0) from locked l where d.deal_no = l.deal_no`);
}

/** Notifies lists after the commit when the availability of a SKU changes. */
const emitAvailabilityChange = (tx: Tx, goodsNos: readonly number[]) =>
  goodsNos.length === 0
    ? Promise.resolve()
    : emit(tx, availabilityChanged, { goodsNos: [...new Set(goodsNos)] });

/**
 * Reserves stock for an order or the claim of an exchange, all lines in one statement. A time deal also has a
 * quantity of its own.
 * @returns the lines without enough stock, and those whose deal is sold out or over; with any the caller rolls back
 */
export async function holdStock(
  tx: Tx,
  heldFor: string,
  lines: readonly StockLine[],
  expiresAt: Date,
  now: Date,
): Promise<{ stock: StockLine[]; deals: StockLine[] }> {
  const heldLines = await changeStock(tx, 'HOLD', rowsOf(lines), heldFor, now);
  const stock = lines.filter((line) => !heldLines.some(({ skuNo }) => skuNo === line.skuNo));
  const deals = await takeDeals(tx, lines, now);
  if (stock.length + deals.length > 0) return { stock, deals };
  await tx.run(sql`
    insert into stock_reservation (held_for, sku_no, deal_no, qty, expires_at)
    select ${heldFor}, sku_no, deal_no, qty, ${expiresAt} from (${rowsOf(lines)}) as line`);
  await emitAvailabilityChange(
    tx,
    heldLines.filter((line) => line.left === 0).map((line) => line.goodsNo),
  );
  return { stock, deals };
}

/** Turns the reservations of a paid order, or of inspected goods of an exchange, into sales. */
export async function sellHeld(tx: Tx, heldFor: string, now: Date): Promise<void> {
  await changeStock(tx, 'SELL', reservationsOf(heldFor), heldFor, now);
}

/** Releases the reservations of an unpaid order, or of an exchange that does not take place. */
export async function releaseHeld(tx: Tx, heldFor: string, now: Date): Promise<void> {
  const lines = await changeStock(tx, 'RELEASE', reservationsOf(heldFor), heldFor, now);
  await releaseDeals(tx, lines);
  await emitAvailabilityChange(
    tx,
    lines.map((line) => line.goodsNo),
  );
}

/** Returns sold units of a cancel before shipping to stock. */
export async function returnSold(
  tx: Tx,
  claimNo: string,
  lines: readonly StockLine[],
  now: Date,
): Promise<void> {
  await changeStock(tx, 'RETURN', rowsOf(lines), claimNo, now);
  await releaseDeals(tx, lines);
  await emitAvailabilityChange(
    tx,
    lines.map((line) => line.goodsNo),
  );
}

/** Holds the units of an order for longer. */
export async function extendHeld(tx: Tx, orderNo: string, until: Date): Promise<void> {
  await tx.run(sql`update stock_reservation set expires_at = ${until} where held_for = ${orderNo}`);
}
