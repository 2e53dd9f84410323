import { z } from 'zod';
import type { SellerReport } from '../../../ports';

/** PostgreSQL stores no NUL in a text. */
const text = z.string().refine((value) => !value.includes('\0'));
const no = z.int().positive();
const head = { reportNo: no, orderNo: text };
const itemNos = z.array(no).min(1);

/** A report as partners must send it. */
const sellerReport: z.ZodType<SellerReport> = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.enum(['PREPARING', 'PACKED']), itemNos }),
  z.object({ ...head, kind: z.literal('SHIPPED'), itemNos, courierCd: text, invoiceNo: text }),
  z.object({
    ...head,
    kind: z.literal('DELAYED'),
    sellerNo: no,
    promisedOn: z.iso.date(),
    reason: text,
  }),
  z.object({
    ...head,
    kind: z.literal('CLAIM'),
    claimNo: text,
    to: z.enum(['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED', 'ADJUST_REQUESTED', 'REJECTED']),
    note: text,
    deductionWon: z.int().min(0),
    isResellable: z.boolean(),
    canSupply: z.boolean().default(true),
  }),
]);

const readable = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? value.replaceAll('\0', '') : ''));
const headOnly = z.object({ reportNo: no, orderNo: readable, kind: readable });

/** What is kept of a report that is not as it must be. */
export type ReportHead = z.infer<typeof headOnly>;

/** @returns the report, or what identifies one that is malformed; undefined for one without a number */
export function parseReport(
  report: unknown,
): { report: SellerReport } | { malformed: ReportHead } | undefined {
  const parsed = sellerReport.safeParse(report);
  if (parsed.success) return { report: parsed.data };
  const known = headOnly.safeParse(report);
  return known.success ? { malformed: known.data } : undefined;
}
