import type { SheetAmounts } from '@shop/shared/contracts';
import { sheetAmounts, sheetChoices } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

export interface SheetLine {
  /** The line of the basket that this one follows until it is ordered. */
  itemNo?: number | undefined;
  skuNo: number;
  qty: number;
  /** What is written on the goods. */
  text?: string | undefined;
}

/** The amounts and unit prices shown last, to describe a difference. */
export interface Shown {
  amounts?: Omit<SheetAmounts, 'deliveryCouponWon'> & { deliveryCouponWon?: number };
  unitPrices?: Record<string, number>;
}

const sheetRow = z.object({
  sheetNo: z.string(),
  memberNo: z.number(),
  source: z.enum(['BASKET', 'DIRECT', 'GIFT']),
  /** ME026: where the shopper orders; decides which coupons may be used. */
  platform: z.enum(['10', '20', '30']),
  lines: z.array(
    z.strictObject({
      itemNo: z.number().optional(),
      skuNo: z.number(),
      qty: z.number(),
      text: z.string().optional(),
    }),
  ),
  choices: sheetChoices,
  /** What the shopper has chosen by hand; `choices` are these corrected to what is possible. */
  picked: sheetChoices.partial(),
  shown: z.strictObject({
    // Sheets kept before the field existed have none.
    amounts: sheetAmounts.partial({ deliveryCouponWon: true }).optional(),
    unitPrices: z.record(z.string(), z.number()).optional(),
  }),
  /** The member whose recommendation code is given. */
  recommenderNo: z.number().nullable(),
  expiresAt: z.date(),
  orderNo: z.string().nullable(),
});
export type Sheet = z.infer<typeof sheetRow>;

const columns = sql`sheet_no, member_no, source, platform, lines, choices, picked, shown, recommender_no, expires_at, order_no`;

export const findSheet = (
  db: Queryable,
  memberNo: number,
  sheetNo: string,
): Promise<Sheet | undefined> =>
  db.maybe(
    sheetRow,
    sql`
    select ${columns} from order_sheet where sheet_no = ${sheetNo} and member_no = ${memberNo}`,
  );

/** Locks the sheet, so that a second submit waits for the first. */
export const lockSheet = (tx: Tx, memberNo: number, sheetNo: string): Promise<Sheet | undefined> =>
  tx.maybe(
    sheetRow,
    sql`
    select ${columns} from order_sheet
    where sheet_no = ${sheetNo} and member_no = ${memberNo} for update`,
  );

export async function insertSheet(db: Queryable, sheet: Sheet, now: Date): Promise<void> {
  await db.run(sql`
    insert into order_sheet (sheet_no, member_no, source, platform, lines, choices, picked, shown,
      recommender_no, created_at, expires_at)
    values (${sheet.sheetNo}, ${sheet.memberNo}, ${sheet.source}, ${sheet.platform}, ${JSON.stringify(sheet.lines)}::jsonb,
      ${JSON.stringify(sheet.choices)}::jsonb, ${JSON.stringify(sheet.picked)}::jsonb, ${JSON.stringify(sheet.shown)}::jsonb,
      ${sheet.recommenderNo}, ${now}, ${sheet.expiresAt})`);
}

/** Stores what the member has seen and chosen: the lines, the choices and the amounts. */
export async function storeShown(
  db: Queryable,
  {
    sheetNo,
    lines,
    choices,
    picked,
    shown,
  }: Pick<Sheet, 'sheetNo' | 'lines' | 'choices' | 'picked' | 'shown'>,
): Promise<void> {
  await db.run(sql`
    update order_sheet set lines = ${JSON.stringify(lines)}::jsonb, choices = ${JSON.stringify(choices)}::jsonb,
      picked = ${JSON.stringify(picked)}::jsonb, shown = ${JSON.stringify(shown)}::jsonb
    where sheet_no = ${sheetNo} and order_no is null`);
}

/**
 * Ends that the sheet of an order follows the basket, because the ordered lines are taken out of it.
 * @returns the lines with the ones of the basket that they followed
 */
export async function leaveBasket(tx: Tx, orderNo: string): Promise<SheetLine[]> {
  const sheet = await tx.maybe(
    sheetRow,
    sql`select ${columns} from order_sheet where order_no = ${orderNo} for update`,
  );
  if (!sheet) return [];
  const lines = sheet.lines.map(({ itemNo: _itemNo, ...line }) => line);
  await tx.run(sql`
    update order_sheet set lines = ${JSON.stringify(lines)}::jsonb where sheet_no = ${sheet.sheetNo}`);
  return sheet.lines;
}

export async function storeRecommender(
  db: Queryable,
  sheetNo: string,
  recommenderNo: number | null,
): Promise<void> {
  await db.run(sql`
    update order_sheet set recommender_no = ${recommenderNo} where sheet_no = ${sheetNo} and order_no is null`);
}

export async function closeSheet(tx: Tx, sheetNo: string, orderNo: string): Promise<void> {
  await tx.run(sql`update order_sheet set order_no = ${orderNo} where sheet_no = ${sheetNo}`);
}

/** Reopens the sheet of an order whose payment failed. */
export async function reopenSheet(tx: Tx, orderNo: string, until: Date): Promise<void> {
  await tx.run(sql`
    update order_sheet set order_no = null, expires_at = greatest(expires_at, ${until})
    where order_no = ${orderNo}`);
}
