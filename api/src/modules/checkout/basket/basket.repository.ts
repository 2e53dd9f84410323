import { createHash } from 'node:crypto';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { AppError } from '../../../platform/errors';

const basketNoRow = z.object({ basketNo: z.number() });
const itemNoRow = z.object({ itemNo: z.number() });

/** The owner of a basket: a member, or a visitor identified by a cookie. */
export type BasketOwner = { memberNo: number } | GuestOwner;

interface GuestOwner {
  guestId: string;
  /** Keyed hash of the visitor's address, and how many baskets visitors of it may begin in a day. */
  client?: string;
  maxNewBaskets?: number;
}

/** Only the hash is stored, so that reading the table gives no access to a basket. */
const guestHash = (guestId: string): string =>
  createHash('sha256').update(guestId).digest('base64url');

const ownerIs = (owner: BasketOwner) =>
  'memberNo' in owner
    ? sql`b.member_no = ${owner.memberNo}`
    : sql`b.guest_id = ${guestHash(owner.guestId)}`;

const basketLineRow = z.object({
  itemNo: z.number(),
  skuNo: z.number(),
  qty: z.number(),
  selected: z.boolean(),
  addedPrice: z.number(),
  dealNo: z.number().nullable(),
  /** What is written on the goods; empty for nothing. */
  inputText: z.string(),
  /** Kept for later: in no total and in no order. */
  isLater: z.boolean(),
});
export type BasketLine = z.infer<typeof basketLineRow>;

/** Newest first. */
export const readLines = (db: Queryable, owner: BasketOwner): Promise<BasketLine[]> =>
  db.rows(
    basketLineRow,
    sql`
    select i.item_no, i.sku_no, i.qty, i.selected, i.added_price, i.deal_no, i.input_text, i.is_later
    from basket b join basket_item i using (basket_no) where ${ownerIs(owner)}
    order by i.added_at desc, i.item_no desc`,
  );

/** Number of lines, without those kept for later. */
export async function countLines(db: Queryable, owner: BasketOwner): Promise<number> {
  const { count } = await db.one(
    countRow,
    sql`
    select count(*) from basket b join basket_item i using (basket_no)
    where ${ownerIs(owner)} and not i.is_later`,
  );
  return count;
}

const tooManyBaskets = (): AppError =>
  new AppError(
    429,
    'BASKET_LIMIT',
    '같은 곳에서 장바구니를 너무 많이 만들었어요. 로그인하면 바로 담을 수 있어요.',
  );

async function createGuestBasket(tx: Tx, owner: GuestOwner, now: Date): Promise<void> {
  const { client = null, maxNewBaskets = null } = owner;
  await tx.run(sql`
    insert into basket (guest_id, guest_client, created_at, touched_at)
    select ${guestHash(owner.guestId)}, ${client}, ${now}, ${now}
    where ${maxNewBaskets}::int is null or (
      select count(*) from basket
      where guest_client = ${client} and created_at > ${addMs(now, -daysMs(1))}) < ${maxNewBaskets}::int
    on conflict do nothing`);
}

/**
 * Returns the basket, created when missing, with its row locked.
 * @throws AppError 429 `BASKET_LIMIT` when visitors of this address began too many
 */
export async function lockBasket(tx: Tx, owner: BasketOwner, now: Date): Promise<number> {
  if ('memberNo' in owner) {
    await tx.run(sql`
      insert into basket (member_no, created_at, touched_at)
      values (${owner.memberNo}, ${now}, ${now}) on conflict do nothing`);
  } else {
    await createGuestBasket(tx, owner, now);
  }
  const basket = await tx.maybe(
    basketNoRow,
    sql`
    update basket b set touched_at = ${now} where ${ownerIs(owner)} returning basket_no`,
  );
  if (!basket) throw tooManyBaskets();
  return basket.basketNo;
}

interface NewLine {
  skuNo: number;
  qty: number;
  priceWon: number;
  dealNo: number | null;
  isLater?: boolean;
  text?: string;
}

/** Adds a line, or replaces the one of this SKU; a line of the basket is never moved to those for later. */
export async function upsertLine(
  tx: Tx,
  basketNo: number,
  { skuNo, qty, priceWon, dealNo, isLater = false, text = '' }: NewLine,
  now: Date,
): Promise<number> {
  const { itemNo } = await tx.one(
    itemNoRow,
    sql`
    insert into basket_item (basket_no, sku_no, qty, added_price, deal_no, is_later, input_text, added_at)
    values (${basketNo}, ${skuNo}, ${qty}, ${priceWon}, ${dealNo}, ${isLater}, ${text}, ${now})
    on conflict (basket_no, sku_no) do update
      set qty = excluded.qty, added_price = excluded.added_price, deal_no = excluded.deal_no, selected = true,
        input_text = excluded.input_text,
        is_later = basket_item.is_later and excluded.is_later
    returning item_no`,
  );
  return itemNo;
}

export async function setQty(tx: Tx, itemNo: number, qty: number): Promise<void> {
  await tx.run(sql`update basket_item set qty = ${qty} where item_no = ${itemNo}`);
}

export async function setSelected(
  db: Queryable,
  owner: BasketOwner,
  itemNos: readonly number[],
  selected: boolean,
): Promise<void> {
  await db.run(sql`
    update basket_item i set selected = ${selected} from basket b
    where b.basket_no = i.basket_no and ${ownerIs(owner)} and i.item_no = any(${itemNos}::bigint[])`);
}

/** Moves lines to those kept for later, or back into the basket, where they are selected. */
export async function setLater(
  db: Queryable,
  owner: BasketOwner,
  itemNos: readonly number[],
  isLater: boolean,
): Promise<void> {
  await db.run(sql`
    update basket_item i set is_later = ${isLater}, selected = true from basket b
    where b.basket_no = i.basket_no and ${ownerIs(owner)} and i.item_no = any(${itemNos}::bigint[])`);
}

export async function deleteLines(
  db: Queryable,
  owner: BasketOwner,
  itemNos: readonly number[],
): Promise<void> {
  await db.run(sql`
    delete from basket_item i using basket b
    where b.basket_no = i.basket_no and ${ownerIs(owner)} and i.item_no = any(${itemNos}::bigint[])`);
}

/**
 * Takes what was ordered out of the lines that it was ordered from: what was added to them since stays. A line
 * that has another option or text now, is kept for later or was put in anew was not ordered.
 */
export async function takeOrdered(
  tx: Tx,
  memberNo: number,
  ordered: readonly { itemNo: number; skuNo: number; qty: number; text: string }[],
): Promise<void> {
  if (ordered.length === 0) return;
  await tx.run(sql`select from basket where member_no = ${memberNo} for update`);
  await tx.run(sql`
    with line as (
      select i.item_no, i.qty, o.qty as ordered
      from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb) as o ("itemNo" bigint, "skuNo" bigint, qty int, text text)
        join basket_item i on i.item_no = o."itemNo" and i.sku_no = o."skuNo" and i.input_text = o.text
        join basket b on b.basket_no = i.basket_no and b.member_no = ${memberNo}
      where not i.is_later
    ), lowered as (
      update basket_item i set qty = line.qty - ordered from line
      where i.item_no = line.item_no and line.qty > ordered)
    delete from basket_item i using line where i.item_no = line.item_no and line.qty <= ordered`);
}

export async function deleteBasket(tx: Tx, owner: BasketOwner): Promise<void> {
  await tx.run(sql`delete from basket b where ${ownerIs(owner)}`);
}

/** Deletes baskets of visitors whose cookie has expired. */
export async function deleteGuestBasketsBefore(db: Queryable, before: Date): Promise<number> {
  return db.run(sql`delete from basket where guest_id is not null and touched_at < ${before}`);
}
