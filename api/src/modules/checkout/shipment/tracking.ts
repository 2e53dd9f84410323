import {
  dashedDate,
  deliveryPromise,
  movableHolidays,
  type ShipmentState,
  shipmentMoves,
  trackingKinds,
} from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { required } from '../../../platform/required';
import type { CourierEvent } from '../../../ports';
import { recordMove } from '../history';
import { lockOrderRow, moveItems, readItems } from '../order';
import { writeDelay } from './delay';
import { deliverItems } from './deliver';
import { findShipment, readMoving, type ShipmentRow } from './shipment.repository';

const ACTOR = 'courier';
/** Goods of a lost parcel are packed again and arrive within these working days. */
const RESEND_DAYS = 3;
/** Scans that are older than the parcel by more are those of an earlier parcel with the same number. */
const SCANNED_BEFORE_MS = daysMs(3);

/** @returns the events that were not stored before */
async function insertEvents(
  tx: Tx,
  shipmentNo: number,
  events: readonly CourierEvent[],
): Promise<number> {
  return tx.run(sql`
    insert into tracking_event (shipment_no, event_id, kind, at, place, detail)
    select ${shipmentNo}, event.* from unnest(
      ${events.map(({ eventId }) => eventId)}::text[], ${events.map(({ kind }) => kind)}::text[],
      ${events.map(({ at }) => at)}::timestamptz[], ${events.map(({ place }) => place)}::text[],
      ${events.map(({ detail }) => detail)}::text[]) as event
    on conflict do nothing`);
}

/** The furthest state that one of these events leads to from `state`; undefined when none does. */
function nextState(
  state: ShipmentState,
  events: readonly CourierEvent[],
): { to: ShipmentState; event: CourierEvent } | undefined {
  const reachable = events.flatMap((event) => {
    const { to } = trackingKinds[event.kind];
    return to && shipmentMoves[state].includes(to) ? [{ to, event }] : [];
  });
  const order: readonly ShipmentState[] = ['MOVING', 'OUT', 'LOST', 'DELIVERED'];
  return reachable.sort((a, b) => order.indexOf(a.to) - order.indexOf(b.to)).at(-1);
}

/** Lines of the parcel that are still on their way. */
async function movingItems(tx: Tx, { orderNo, itemNos }: ShipmentRow): Promise<number[]> {
  const items = await readItems(tx, [orderNo]);
  return items
    .filter(({ itemNo, state }) => itemNos.includes(itemNo) && state === 'DELIVERY_ING')
    .map(({ itemNo }) => itemNo);
}

/** Returns the goods of a lost parcel to packing, with a new promised day for the member. */
async function packAgain(
  tx: Tx,
  memberNo: number,
  { orderNo, sellerNo }: ShipmentRow,
  itemNos: readonly number[],
  now: Date,
): Promise<void> {
  const reason = '배송 중 분실되어 다시 보내 드려요';
  await moveItems(tx, orderNo, 'DELIVERY_PREPARE', { actor: ACTOR, reason, now }, itemNos);
  const { daysFromNow } = deliveryPromise(now, RESEND_DAYS, 24, movableHolidays);
  const promisedOn = dashedDate(addMs(now, daysMs(daysFromNow)).getTime());
  await writeDelay(tx, memberNo, { orderNo, sellerNo, promisedOn, reason }, now);
}

async function applyEvents(
  tx: Tx,
  parcel: ShipmentRow,
  scans: readonly CourierEvent[],
  now: Date,
): Promise<void> {
  const firstAt = addMs(parcel.shippedAt, -SCANNED_BEFORE_MS);
  const events = scans.filter(({ at }) => at >= firstAt);
  if (events.length === 0) return;
  const memberNo = await lockOrderRow(tx, parcel.orderNo);
  if (memberNo === undefined) return;
  if ((await insertEvents(tx, parcel.shipmentNo, events)) === 0) return;
  const current = await findShipment(tx, parcel.courierCd, parcel.invoiceNo);
  const next = current && nextState(current.state, events);
  if (!current || !next) return;
  const { to, event } = next;
  const deliveredAt = event.at > now ? now : event.at;
  await tx.run(sql`
    update shipment set state = ${to}, delivered_at = ${to === 'DELIVERED' ? deliveredAt : null}
    where shipment_no = ${current.shipmentNo}`);
  const move = { machine: 'shipment', ref: current.shipmentNo, from: current.state, to } as const;
  await recordMove(tx, { ...move, actor: ACTOR }, now);
  const itemNos = await movingItems(tx, current);
  if (itemNos.length === 0) return;
  if (to === 'DELIVERED')
    await deliverItems(tx, current.orderNo, itemNos, { actor: ACTOR, now, deliveredAt });
  if (to === 'LOST') await packAgain(tx, memberNo, current, itemNos, now);
}

/** Stores scans and moves their parcels and lines. Repeated, late and unknown ones change nothing. */
export async function recordTracking(deps: Deps, events: readonly CourierEvent[]): Promise<void> {
  const byParcel = new Map<string, CourierEvent[]>();
  for (const event of events) {
    const key = `${event.courierCd} ${event.invoiceNo}`;
    byParcel.set(key, [...(byParcel.get(key) ?? []), event]);
  }
  const failure = 'the scans of a parcel could not be stored';
  await eachRow(deps.log, failure, byParcel.values(), async (scans) => {
    const { courierCd, invoiceNo } = required(scans[0], 'scan of the parcel');
    const parcel = await findShipment(deps.db, courierCd, invoiceNo);
    if (parcel) await deps.db.tx((tx) => applyEvents(tx, parcel, scans, deps.clock.now()));
    return parcel !== undefined;
  });
}

/** Asks the couriers about every parcel on its way. @returns how many parcels */
export async function trackParcels(deps: Deps): Promise<number> {
  let count = 0;
  let after = 0;
  for (;;) {
    const parcels = await readMoving(deps.db, after);
    const last = parcels.at(-1);
    if (!last) return count;
    await recordTracking(deps, await deps.adapters.courier.track(parcels));
    count += parcels.length;
    after = last.shipmentNo;
  }
}
