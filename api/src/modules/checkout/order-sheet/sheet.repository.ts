import type { SheetAmounts, SheetChoices } from '@shop/shared/contracts';
import { bankCode, payMethod } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

export interface SheetLine {
  skuNo: number;
  qty: number;
}

/** The amounts and unit prices shown last, to describe a difference. */
export interface Shown {
  amounts?: SheetAmounts;
  unitPrices?: Record<string, number>;
}

const sheetRow = z.object({
  sheetNo: z.string(),
  memberNo: z.number(),
  source: z.enum(['BASKET', 'DIRECT']),
  lines: z.array(z.strictObject({ skuNo: z.number(), qty: z.number() })),
  choices: z.strictObject({
    addressNo: z.number().nullable(),
    /** Member coupon (issue number); null for none. */
    couponIssueNo: z.number().nullable(),
    usePointWon: z.number(),
    useCoinWon: z.number(),
    payMethod,
    cardCd: z.string(),
    /** 0 is 일시불. */
    installmentMonths: z.number(),
    bankCd: bankCode,
  }),
  shown: z.strictObject({
    amounts: z
      .strictObject({
        listWon: z.number(),
        /** List price less sale price. */
        discountWon: z.number(),
        goodsWon: z.number(),
        deliveryWon: z.number(),
        areaFeeWon: z.number(),
        couponWon: z.number(),
        pointWon: z.number(),
        coinWon: z.number(),
        payWon: z.number(),
        /** 적립 예정 */
        earnPointWon: z.number(),
      })
      .optional(),
    unitPrices: z.record(z.string(), z.number()).optional(),
  }),
  expiresAt: z.date(),
  orderNo: z.string().nullable(),
});
export type Sheet = z.infer<typeof sheetRow>;

const columns = sql`sheet_no, member_no, source, lines, choices, shown, expires_at, order_no`;

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

/** Reopens the sheet of an order whose payment failed. */
export async function reopenSheet(tx: Tx, orderNo: string, until: Date): Promise<void> {
  await tx.run(sql`
    update order_sheet set order_no = null, expires_at = greatest(expires_at, ${until})
    where order_no = ${orderNo}`);
}
