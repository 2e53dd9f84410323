import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { isValueError } from '../../../platform/db/failure';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { isAppError } from '../../../platform/errors';
import type { SellerReport } from '../../../ports';
import { reportReturn } from '../claim';
import type { MovedBy } from '../history';
import { prepareItems, reportDelay, shipItems } from '../shipment';
import { parseReport, type ReportHead } from './parse-report';

const lastRow = z.object({ reportNo: z.number() });

async function apply(tx: Tx, report: SellerReport, now: Date): Promise<void> {
  const by: MovedBy = { actor: 'seller', now };
  switch (report.kind) {
    case 'PREPARING':
      return prepareItems(tx, report.orderNo, report.itemNos, 'PRODUCT_PREPARE', by);
    case 'PACKED':
      return prepareItems(tx, report.orderNo, report.itemNos, 'DELIVERY_PREPARE', by);
    case 'SHIPPED':
      await shipItems(tx, report, by);
      return;
    case 'DELAYED':
      return reportDelay(tx, report, now);
    case 'CLAIM':
      return reportReturn(tx, report, now);
  }
}

/** Writes the outcome down first: another process that has the same report waits, and then skips it. */
const take = (tx: Tx, report: ReportHead, outcome: string, now: Date): Promise<boolean> =>
  tx
    .maybe(
      foundRow,
      sql`
      insert into seller_report (report_no, order_no, kind, outcome, at)
      values (${report.reportNo}, ${report.orderNo}, ${report.kind}, ${outcome}, ${now})
      on conflict do nothing returning true as found`,
    )
    .then((taken) => taken !== undefined);

/** @returns DONE, or the code with which the shop refused the report. */
async function applyOnce(deps: Deps, report: SellerReport): Promise<string> {
  const now = deps.clock.now();
  try {
    await deps.db.tx(async (tx) => {
      if (await take(tx, report, 'DONE', now)) await apply(tx, report, now);
    });
    return 'DONE';
  } catch (error) {
    const code = isAppError(error) ? error.code : isValueError(error) ? 'INVALID' : undefined;
    if (code === undefined) throw error;
    return refuse(deps, report, code);
  }
}

/** Keeps a refused report with its code, so that it is not fetched again. */
async function refuse(deps: Deps, report: ReportHead, code: string): Promise<string> {
  const { reportNo, orderNo, kind } = report;
  deps.log.warn({ reportNo, orderNo, kind, code }, 'a report of a seller was refused');
  await deps.db.tx((tx) => take(tx, report, code, deps.clock.now()));
  return code;
}

/**
 * Fetches what sellers report and applies each report once. A refused one (the order was canceled
 * meanwhile, an invoice number in use, a day that does not exist) changes nothing and is kept with its code.
 * When the database fails, this report and those after it are fetched again.
 * @returns the outcomes, in order
 */
export async function applySellerReports(deps: Deps): Promise<string[]> {
  const { reportNo } = await deps.db.one(
    lastRow,
    sql`select coalesce(max(report_no), 0)::bigint as report_no from seller_report`,
  );
  const outcomes: string[] = [];
  for (const sent of await deps.adapters.seller.reports(reportNo)) {
    const parsed = parseReport(sent);
    if (parsed === undefined) deps.log.error('a report of a seller has no number');
    else if ('report' in parsed) outcomes.push(await applyOnce(deps, parsed.report));
    else outcomes.push(await refuse(deps, parsed.malformed, 'INVALID'));
  }
  return outcomes;
}
