import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, paidOrder } from '../../test/sample-order';

const ORDER_PATH = `/order/complete?orderNo=${ORDER_NO}`;

test('shows the recommendation code of the order and what it gives', async () => {
  renderPage(ORDER_PATH, {
    'order.complete': () => ({
      ...paidOrder,
      recommendation: { code: 'K7Q2M4XD', coinWon: 2_000 },
    }),
  });
  expect(await screen.findByText('추천코드 K7Q2M4XD · 구매확정 시 코인 2,000원')).toBeVisible();
});
