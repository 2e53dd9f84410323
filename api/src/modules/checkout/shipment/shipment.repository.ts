import {
  type CourierCode,
  couriers,
  type ShipmentState,
  shipmentStates,
  type TrackingKind,
  tableKeys,
  trackingKinds,
} from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

const shipmentRow = z.object({
  shipmentNo: z.number(),
  orderNo: z.string(),
  sellerNo: z.number(),
  courierCd: z.enum(tableKeys<CourierCode>(couriers)),
  invoiceNo: z.string(),
  state: z.enum(tableKeys<ShipmentState>(shipmentStates)),
  shippedAt: z.date(),
  deliveredAt: z.date().nullable(),
  itemNos: z.array(z.number()),
});
export type ShipmentRow = z.infer<typeof shipmentRow>;

const eventRow = z.object({
  shipmentNo: z.number(),
  eventId: z.string(),
  kind: z.enum(tableKeys<TrackingKind>(trackingKinds)),
  at: z.date(),
  place: z.string(),
  detail: z.string(),
});
export type TrackingEventRow = z.infer<typeof eventRow>;

const shipmentNoRow = z.object({ shipmentNo: z.number() });

const columns = sql`
  s.shipment_no, s.order_no, s.seller_no, s.courier_cd, s.invoice_no, s.state, s.shipped_at, s.delivered_at,
  (select json_agg(i.item_no order by i.item_no) from shipment_item i where i.shipment_no = s.shipment_no) as item_nos`;

/** The parcels of an order, the newest first. */
export const readShipments = (db: Queryable, orderNo: string): Promise<ShipmentRow[]> =>
  db.rows(
    shipmentRow,
    sql`
    select ${columns} from shipment s where s.order_no = ${orderNo} order by s.shipment_no desc`,
  );

/** The scans of these parcels, the newest first. */
export const readTracking = (
  db: Queryable,
  shipmentNos: readonly number[],
): Promise<TrackingEventRow[]> =>
  db.rows(
    eventRow,
    sql`
    select shipment_no, event_id, kind, at, place, detail from tracking_event
    where shipment_no = any(${shipmentNos}::bigint[]) order by shipment_no desc, at desc, event_id desc`,
  );

/** The newest parcel with this invoice number, as couriers use numbers again; undefined for a number that is not ours. */
export const findShipment = (
  db: Queryable,
  courierCd: string,
  invoiceNo: string,
): Promise<ShipmentRow | undefined> =>
  db.maybe(
    shipmentRow,
    sql`
    select ${columns} from shipment s where s.courier_cd = ${courierCd} and s.invoice_no = ${invoiceNo}
    order by s.shipment_no desc limit 1`,
  );

/** Parcels on their way, after a number, at most 100. */
export const readMoving = (db: Queryable, after: number): Promise<ShipmentRow[]> =>
  db.rows(
    shipmentRow,
    sql`
    select ${columns} from shipment s
    where s.state not in ('DELIVERED', 'LOST') and s.shipment_no > ${after} order by s.shipment_no limit 100`,
  );

export interface NewShipment {
  orderNo: string;
  sellerNo: number;
  courierCd: CourierCode;
  invoiceNo: string;
  items: readonly { itemNo: number; qty: number }[];
}

/** Earlier, a number that is named again is taken for a mistake of the seller. */
const INVOICE_REUSED_AFTER_MS = daysMs(30);

/** @returns its number; undefined when the invoice number is in use already, or was until lately. */
export async function insertShipment(
  tx: Tx,
  shipment: NewShipment,
  now: Date,
): Promise<number | undefined> {
  const inserted = await tx.maybe(
    shipmentNoRow,
    sql`
    insert into shipment (order_no, seller_no, courier_cd, invoice_no, state, shipped_at)
    select ${shipment.orderNo}, ${shipment.sellerNo}, ${shipment.courierCd}, ${shipment.invoiceNo}, 'SHIPPED',
      ${now}::timestamptz
    where not exists (
      select from shipment s where s.courier_cd = ${shipment.courierCd} and s.invoice_no = ${shipment.invoiceNo}
        and s.shipped_at > ${addMs(now, -INVOICE_REUSED_AFTER_MS)})
    on conflict (courier_cd, invoice_no) where state not in ('DELIVERED', 'LOST') do nothing
    returning shipment_no`,
  );
  if (!inserted) return undefined;
  await tx.run(sql`
    insert into shipment_item (shipment_no, item_no, qty)
    select ${inserted.shipmentNo}, line.* from unnest(
      ${shipment.items.map(({ itemNo }) => itemNo)}::bigint[],
      ${shipment.items.map(({ qty }) => qty)}::int[]) as line`);
  return inserted.shipmentNo;
}
