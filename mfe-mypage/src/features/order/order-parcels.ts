import type { OrderDetail, OrderItem, OrderShipment } from '@shop/shared/contracts';

/** Lines that travel together; without a shipment: those that have not left the seller, or need no courier. */
export interface OrderParcel {
  shipment: OrderShipment | undefined;
  items: OrderItem[];
}

/** The lines by parcel, in the sequence of their first lines. */
export function parcelsOf(
  items: readonly OrderItem[],
  shipments: readonly OrderShipment[],
): OrderParcel[] {
  const parcels = new Map<number | undefined, OrderParcel>();
  for (const item of items) {
    const shipment = shipments.find(({ shipmentNo }) => shipmentNo === item.shipmentNo);
    const parcel = parcels.get(shipment?.shipmentNo) ?? { shipment, items: [] };
    parcel.items.push(item);
    parcels.set(shipment?.shipmentNo, parcel);
  }
  return [...parcels.values()];
}

const isOver = ({ state }: OrderShipment): boolean => state === 'DELIVERED' || state === 'LOST';

const dayOf = ({ items }: OrderParcel): string =>
  items.reduce((first, { arrivesOn }) => (arrivesOn && arrivesOn < first ? arrivesOn : first), '9');

/**
 * The parcel that the headline of an order is about: the one under way that arrives first. What arrived already
 * says nothing about goods that are still to come.
 */
export function headlineParcel(order: OrderDetail): OrderParcel | undefined {
  if (order.state === 'BUY_CONFIRM' || order.state === 'RETURN_DONE') return undefined;
  const parcels = parcelsOf(order.items, order.shipments);
  const [next] = parcels
    .filter(({ shipment }) => shipment && !isOver(shipment))
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
  if (next) return next;
  return order.arrivesOn
    ? parcels.find(({ items }) => items.some(({ arrivesOn }) => arrivesOn === order.arrivesOn))
    : parcels.find(({ shipment }) => shipment);
}

/** 단열 보온병 외 1개 */
export function parcelGoodsText({ items }: OrderParcel): string {
  const [first, ...others] = items.map(({ goodsName }) => goodsName);
  return others.length > 0 ? `${first} 외 ${others.length}개` : (first ?? '');
}
