import { screen } from '@testing-library/react';
import { sentGift } from '../../markup/fixtures/gifts';
import { orderDetail } from '../../markup/fixtures/orders';
import { renderPage } from '../../test/render-page';

test('shows the gift of an order with its link, and not where it goes', async () => {
  const detail = orderDetail('PAY_DONE');
  const order = { ...detail, giftReceiver: '박이웃', gift: sentGift(1, 'SENT') };
  renderPage(`/mypage/order/detail?orderNo=${detail.orderNo}`, { 'order.detail': () => order });
  expect(await screen.findByRole('button', { name: '링크 복사' })).toBeVisible();
  expect(screen.getByRole('button', { name: '다시 보내기 (3번 남음)' })).toBeVisible();
  expect(screen.getByText('선물 · 받는 분 박이웃')).toBeVisible();
  expect(await screen.findByText(/보낸 분께는 보여 드리지 않아요/)).toBeVisible();
  expect(screen.queryByText(new RegExp(detail.receiver.road))).toBeNull();
});

test('leads to no vouchers, which are the receiver’s', async () => {
  const detail = orderDetail('PAY_DONE');
  const items = detail.items.map((item) => ({ ...item, goodsType: 'ECOUPON', actions: [] }));
  const order = { ...detail, items, giftReceiver: '박이웃', gift: sentGift(1, 'SENT') };
  renderPage(`/mypage/order/detail?orderNo=${detail.orderNo}`, { 'order.detail': () => order });
  expect(await screen.findByRole('button', { name: '링크 복사' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /모바일 쿠폰 보기/ })).toBeNull();
});
