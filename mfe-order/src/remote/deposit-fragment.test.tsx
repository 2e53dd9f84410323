import { type App, AppProvider, createApp, events, visitorSession } from '@shop/shared/app';
import { act, render, screen } from '@testing-library/react';
import { ORDER_NO, paidOrder, waitingOrder } from '../test/sample-order';
import { fragment } from './fragments/deposit';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));

test('shows other remotes the account, and the deposit as soon as it has arrived', async () => {
  let order = waitingOrder();
  const app: App = createApp({
    call: (async () => structuredClone(order)) as never,
    session: visitorSession,
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const changed = jest.fn();
  const stop = events.on('order:changed', changed);
  render(
    <AppProvider app={app}>
      <fragment.Component orderNo={ORDER_NO} />
    </AppProvider>,
  );
  const account = await screen.findByRole('region', { name: '입금 계좌' });
  expect(account).toHaveTextContent('국민은행 04990012345678');
  expect(account).toHaveTextContent('남은 시간');
  expect(account).toHaveTextContent('구매안전서비스');
  order = paidOrder;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText('입금이 확인되었어요')).toBeVisible();
  expect(screen.queryByRole('region', { name: '입금 계좌' })).toBeNull();
  expect(changed).toHaveBeenCalledWith({ orderNo: ORDER_NO });
  stop();
});
