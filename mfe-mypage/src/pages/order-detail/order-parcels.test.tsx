import { screen, within } from '@testing-library/react';
import { shipment } from '../../markup/fixtures/orders';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, orderDetail, orderItem, refundOf, secondItem } from '../../test/sample-order';

const delivered = orderItem({
  state: 'DELIVERY_DONE',
  stateName: '배송완료',
  shipmentNo: 1,
  actions: [
    { action: 'TRACK', label: '배송조회' },
    { action: 'CONFIRM', label: '구매확정' },
  ],
});

const open = (more: Parameters<typeof orderDetail>[0]) =>
  renderPage(`/mypage/order/detail?orderNo=${ORDER_NO}`, {
    'order.detail': () => orderDetail(more),
  });

test('offers to cancel the line that has not left, with a sum that is not called the whole', async () => {
  open({
    items: [delivered, secondItem],
    shipments: [shipment('DELIVERY_DONE')],
    cancelNow: refundOf({ refundWon: 21_417 }),
    cancelsAll: false,
  });
  expect(await screen.findByRole('button', { name: '햅쌀 10kg 취소 신청' })).toBeVisible();
  const sum = screen.getByText(/21,417원/).parentElement;
  expect(sum).toHaveTextContent('아직 보내지 않은 상품을 취소하면 21,417원이 환불돼요');
});

test('tracks by parcel, once for all of its lines, and names the goods of the headline', async () => {
  const first = { ...shipment('DELIVERY_ING'), shipmentNo: 1, invoiceNo: '600000000001' };
  const second = { ...shipment('DELIVERY_DONE'), shipmentNo: 2, invoiceNo: '600000000002' };
  open({
    items: [
      { ...delivered, itemNo: 3, shipmentNo: 2 },
      { ...delivered, itemNo: 4, goodsName: '머그', shipmentNo: 2 },
      { ...secondItem, state: 'DELIVERY_ING', shipmentNo: 1, arrivesOn: '2026-12-01' },
    ],
    shipments: [first, second],
    arrivesOn: '2026-12-01',
  });
  const headline = await screen.findByRole('region', { name: '배송 안내' });
  expect(headline).toHaveTextContent('햅쌀 10kg');
  const goods = within(screen.getByRole('region', { name: '집과사람 상품' }));
  const tracking = goods.getAllByRole('button', { name: /배송조회/ });
  expect(tracking.map((button) => button.getAttribute('aria-label'))).toEqual([
    '단열 보온병 외 1개 배송조회',
    '햅쌀 10kg 배송조회',
  ]);
});

test('says once below all sellers that the shop only brokers, with the names of theirs', async () => {
  const [own] = orderDetail().sellers;
  if (!own) throw new Error('The sample has no seller.');
  open({
    items: [orderItem(), { ...secondItem, sellerNo: 2 }],
    sellers: [own, { ...own, sellerNo: 2, sellerName: '신선한하루', phone: '070-0000-1005' }],
  });
  expect(await screen.findByText(/통신판매중개자/)).toHaveTextContent(
    '집과사람, 신선한하루 상품은 판매자와의 거래입니다. 온담은 통신판매중개자입니다.',
  );
  expect(screen.getByRole('link', { name: '070-0000-1005' })).toBeVisible();
});
