import { type OrderCard, orderCalls, paths } from '@shop/shared/contracts';
import { renderFragment } from '@shop/shared/testing/render-fragment';
import { screen, within } from '@testing-library/react';
import { order } from '../markup/fixtures/orders';
import { fragment } from './fragments/next-parcel';

const open = (orders: readonly OrderCard[]) =>
  renderFragment(
    'mypage/next-parcel',
    fragment,
    { months: 3 },
    {
      [orderCalls.list.id]: () => ({ orders, next: null }),
    },
  );

test('shows other remotes what arrives first, and leads to its order and to all', async () => {
  const late = order(21, 'DELIVERY_ING');
  for (const item of late.items) item.arrivesOn = '2026-03-05';
  const soon = order(22, 'DELIVERY_ING');
  await open([late, soon]);
  const section = within(screen.getByRole('region', { name: '배송 중인 상품' }));
  expect(section.getByRole('link', { name: /도착 예정/ })).toHaveAttribute(
    'href',
    paths.orderDetail(soon.orderNo),
  );
  expect(section.getByRole('link', { name: /더보기/ })).toHaveAttribute('href', paths.orderList());
});

test('leaves nothing while nothing is on its way', async () => {
  await open([order(23, 'BUY_CONFIRM')]);
  expect(screen.getByRole('main')).toHaveTextContent(/^$/);
});
