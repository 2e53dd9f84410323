import { act, screen, within } from '@testing-library/react';
import { renderPage } from '../test/render-page';

test('shows the state of the address, and switches to another', async () => {
  const { sent } = renderPage('/basket/sample?state=nodata', {});
  expect(await screen.findByText('장바구니에 담긴 상품이 없어요')).toBeVisible();
  const states = within(screen.getByRole('navigation', { name: '예시 상태' }));
  expect(states.getByRole('link', { name: 'nodata' })).toHaveAttribute('aria-current', 'page');
  // The fragments of this state suspend.
  await act(async () => states.getByRole('link', { name: 'sold-out' }).click());
  expect(await screen.findByRole('heading', { name: /구매할 수 없는 상품/ })).toBeVisible();
  // Fixed answers only: nothing was requested from the api.
  expect(sent).toEqual([]);
});

test('shows the first state of the order sheet for an unknown one', async () => {
  renderPage('/order/sample?state=unknown', {});
  expect(await screen.findByRole('heading', { name: '주문/결제' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'default' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'overseas' })).toHaveAttribute(
    'href',
    '/order/sample?state=overseas',
  );
});
