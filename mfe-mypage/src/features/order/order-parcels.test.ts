import type { OrderShipment } from '@shop/shared/contracts';
import { shipment } from '../../markup/fixtures/orders';
import { orderDetail, orderItem } from '../../test/sample-order';
import { headlineParcel, parcelGoodsText, parcelsOf } from './order-parcels';

const parcel = (shipmentNo: number, state: OrderShipment['state']): OrderShipment => ({
  ...shipment('DELIVERY_ING'),
  shipmentNo,
  state,
});
const line = (itemNo: number, shipmentNo: number | null, arrivesOn: string | null) =>
  orderItem({ itemNo, goodsName: `상품 ${itemNo}`, shipmentNo, arrivesOn });

test('groups lines by parcel, those without one together', () => {
  const items = [line(1, 7, null), line(2, null, null), line(3, 7, null), line(4, null, null)];
  const groups = parcelsOf(items, [parcel(7, 'MOVING')]);
  expect(groups.map((group) => [group.shipment?.shipmentNo, group.items.length])).toEqual([
    [7, 2],
    [undefined, 2],
  ]);
});

test.each([
  ['the one that arrives first', [7, 8], ['MOVING', 'MOVING'], '상품 2'],
  ['the one under way', [7, 8], ['MOVING', 'DELIVERED'], '상품 1'],
  ['what is still to come', [7, null], ['DELIVERED'], '상품 2'],
] as const)('is about %s of several parcels', (_, [a, b], states, name) => {
  const isDone = (at: number) => states[at] === 'DELIVERED';
  const order = orderDetail({
    items: [
      line(1, a, isDone(0) ? null : '2026-12-05'),
      line(2, b, isDone(1) ? null : '2026-12-03'),
    ],
    shipments: states.map((state, at) => parcel(7 + at, state)),
    arrivesOn: '2026-12-03',
  });
  const headline = headlineParcel(order);
  expect(headline && parcelGoodsText(headline)).toBe(name);
});
