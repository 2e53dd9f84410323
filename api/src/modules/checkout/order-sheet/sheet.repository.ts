import type { SheetAmounts, SheetChoices } from '@shop/shared/contracts';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

export interface SheetLine {
  skuNo: number;
  qty: number;
}

/** What the shopper saw last, to tell a difference in words. */
export interface Shown {
  amounts?: SheetAmounts;
  unitPrices?: Record<string, number>;
}

export interface Sheet {
  sheetNo: string;
  memberNo: number;
  source: 'BASKET' | 'DIRECT';
  lines: SheetLine[];
  choices: SheetChoices;
  shown: Shown;
  expiresAt: Date;
  orderNo: string | null;
}

const columns = sql`sheet_no, member_no, source, lines, choices, shown, expires_at, order_no`;

export const findSheet = (
  db: Queryable,
  memberNo: number,
  sheetNo: string,
): Promise<Sheet | undefined> =>
  db.maybe<Sheet>(sql`
    select ${columns} from order_sheet where sheet_no = ${sheetNo} and member_no = ${memberNo}`);

/** The second press on 결제하기 waits here for the first. */
export const lockSheet = (tx: Tx, memberNo: number, sheetNo: string): Promise<Sheet | undefined> =>
  tx.maybe<Sheet>(sql`
    select ${columns} from order_sheet
    where sheet_no = ${sheetNo} and member_no = ${memberNo} for update`);

export async function insertSheet(db: Queryable, sheet: Sheet, now: Date): Promise<void> {
  await db.run(sql`
    insert into order_sheet (sheet_no, member_no, source, lines, choices, shown, created_at, expires_at)
    values (${sheet.sheetNo}, ${sheet.memberNo}, ${sheet.source}, ${JSON.stringify(sheet.lines)}::jsonb,
      ${JSON.stringify(sheet.choices)}::jsonb, ${JSON.stringify(sheet.shown)}::jsonb, ${now}, ${sheet.expiresAt})`);
}

export async function storeChoices(
  db: Queryable,
  sheetNo: string,
  choices: SheetChoices,
  shown: Shown,
): Promise<void> {
  await db.run(sql`
    update order_sheet set choices = ${JSON.stringify(choices)}::jsonb, shown = ${JSON.stringify(shown)}::jsonb
    where sheet_no = ${sheetNo}`);
}

export async function closeSheet(tx: Tx, sheetNo: string, orderNo: string): Promise<void> {
  await tx.run(sql`update order_sheet set order_no = ${orderNo} where sheet_no = ${sheetNo}`);
}

/** The payment came to nothing: the sheet is as it was, with time to try again. */
export async function reopenSheet(tx: Tx, orderNo: string, until: Date): Promise<void> {
  await tx.run(sql`
    update order_sheet set order_no = null, expires_at = greatest(expires_at, ${until})
    where order_no = ${orderNo}`);
}
