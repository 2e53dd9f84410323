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
