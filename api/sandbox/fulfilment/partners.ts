import { type TrackingKind, tableKeys, trackingKinds } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';
import type { AdapterDeps } from '../../src/platform/deps';
import type { CourierEvent, CourierTracking, SellerDesk, SellerReport } from '../../src/ports';

const reportRow = z.object({ reportNo: z.number(), report: z.unknown() });
const reportNoRow = z.object({ reportNo: z.number() });
const eventRow = z.object({
  courierCd: z.string(),
  invoiceNo: z.string(),
  eventId: z.string(),
  kind: z.enum(tableKeys<TrackingKind>(trackingKinds)),
  at: z.date(),
  place: z.string(),
  detail: z.string(),
});

/** A report without its number. */
type NewReport<T = SellerReport> = T extends unknown ? Omit<T, 'reportNo'> : never;

/** The seller's system keeps a report until the shop fetches it. */
export async function addReport(db: Queryable, report: NewReport, now: Date): Promise<number> {
  const { reportNo } = await db.one(
    reportNoRow,
    sql`
    insert into sandbox_seller_report (report, at) values (${JSON.stringify(report)}::jsonb, ${now})
    returning report_no`,
  );
  return reportNo;
}

export const createSandboxSeller = ({ db }: AdapterDeps): SellerDesk => ({
  reports: async (after) => {
    const rows = await db.rows(
      reportRow,
      sql`
      select report_no, report from sandbox_seller_report where report_no > ${after} order by report_no limit 100`,
    );
    return rows.map(
      ({ reportNo, report }) => ({ ...(report as NewReport), reportNo }) as SellerReport,
    );
  },
});

/** The courier scans a parcel; the same event may be added again. */
export const addScan = (db: Queryable, event: CourierEvent): Promise<number> =>
  db.run(sql`
    insert into sandbox_courier_event (courier_cd, invoice_no, event_id, kind, at, place, detail)
    values (${event.courierCd}, ${event.invoiceNo}, ${event.eventId}, ${event.kind}, ${event.at}, ${event.place},
      ${event.detail})`);

export const createSandboxCourier = ({ db }: AdapterDeps): CourierTracking => ({
  track: (parcels) =>
    db.rows(
      eventRow,
      sql`
      select e.courier_cd, e.invoice_no, e.event_id, e.kind, e.at, e.place, e.detail
      from sandbox_courier_event e join unnest(
        ${parcels.map(({ courierCd }) => courierCd)}::text[],
        ${parcels.map(({ invoiceNo }) => invoiceNo)}::text[]) as parcel (courier_cd, invoice_no)
        on parcel.courier_cd = e.courier_cd and parcel.invoice_no = e.invoice_no
      order by e.event_no`,
    ),
});

/** Place and text that the sandbox courier sends with each kind of tracking event. */
const scans: Record<TrackingKind, readonly [place: string, detail: string]> = {
  PICKED_UP: ['김포 집하장', '보내시는 분에게서 상품을 받았어요'],
  IN_TRANSIT: ['옥천HUB', '다음 지점으로 이동하고 있어요'],
  OUT_FOR_DELIVERY: ['강남직영', '오늘 배송할 예정이에요'],
  DELIVERED: ['강남직영', '문 앞에 배송했어요'],
  LOST: ['옥천HUB', '상품을 찾을 수 없어요'],
  DELAYED: ['옥천HUB', '물량이 많아 배송이 늦어지고 있어요'],
  WRONG_ADDRESS: ['강남직영', '주소를 찾을 수 없어요. 받는 분께 확인하고 있어요'],
};

/** A scan of a parcel as the courier reports it. */
export function scanOf(
  parcel: { courierCd: string; invoiceNo: string },
  kind: TrackingKind,
  at: Date,
): CourierEvent {
  const [place, detail] = scans[kind];
  const { courierCd, invoiceNo } = parcel;
  return { courierCd, invoiceNo, eventId: `${kind}-${at.getTime()}`, kind, at, place, detail };
}
