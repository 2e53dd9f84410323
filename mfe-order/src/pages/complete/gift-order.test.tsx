import type { SentGift } from '@shop/shared/contracts';
import { screen } from '@testing-library/react';
import { sentGift } from '../../markup/fixtures/sent-gift';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, paidOrder } from '../../test/sample-order';

const gift = sentGift({ orderNo: ORDER_NO });
const open = (more: Partial<SentGift> = {}) =>
  renderPage(`/order/complete?orderNo=${ORDER_NO}`, {
    'order.complete': () => ({ ...paidOrder, gift: { ...gift, ...more } }),
  });

test('shows the link of a gift, and no address', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '선물 주문이 완료되었어요' })).toBeVisible();
  expect(
    await screen.findByRole('region', { name: '다른 팀의 조각 mypage/sent-gift' }),
  ).toHaveTextContent(gift.giftNo);
  const receiver = screen.getByRole('region', { name: '선물 받는 분' });
  expect(receiver).toHaveTextContent('받는 분이 선물을 받고 입력해요');
  expect(receiver).not.toHaveTextContent(paidOrder.receiver.road);
});

test('says when a scheduled gift is sent', async () => {
  open({ state: 'PAID', sendAt: '2029-03-05T00:00:00.000Z' });
  expect(await screen.findByText(/2029\.03\.05 09:00에 .* 님께 링크를 보내요/)).toBeVisible();
});
