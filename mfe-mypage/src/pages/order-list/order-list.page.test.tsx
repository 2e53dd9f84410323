import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render-page';

test('reads the orders of the chosen period, and offers two days for an own one', async () => {
  const { user, sentTo } = renderPage('/mypage/order/list', {
    'order.summary': () => ({}),
    'order.list': () => ({ orders: [], next: null }),
  });
  const period = await screen.findByRole('combobox', { name: '조회 기간' });
  expect(period).toHaveDisplayValue('3개월');
  await user.selectOptions(period, '1년');
  await waitFor(() =>
    expect(sentTo('order.list').at(-1)?.input).toMatchObject({ query: { months: 12 } }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: '조회 기간' }), '직접 설정');
  expect(await screen.findByLabelText('직접 설정한 기간 시작일')).toBeVisible();
});

test.each([
  ['', '주문한 상품이 없어요'],
  ['?state=claims', '취소·반품·교환 내역이 없어요'],
  ['?state=claims&q=코트', '조건에 맞는 주문이 없어요'],
])('says of an empty list with %s that it holds nothing', async (query, words) => {
  renderPage(`/mypage/order/list${query}`, {
    'order.summary': () => ({}),
    'order.list': () => ({ orders: [], next: null }),
  });
  expect(await screen.findByText(words)).toBeVisible();
});
