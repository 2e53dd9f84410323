import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const APP = 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0.0.0 Mobile Safari/537.36 LP_APP';

/** Loaded late: the bridge reads the user agent when it is loaded. */
async function show(calls: Record<string, () => void>) {
  Object.defineProperty(navigator, 'userAgent', { value: APP, configurable: true });
  Object.assign(window, { LPApp: calls });
  const { AppEntries } = await import('./app-entries');
  await act(async () => {
    render(<AppEntries />);
  });
}

test('shows the entries that this version of the app offers and opens them', async () => {
  const openChatBot = jest.fn();
  await show({ openChatBot });
  await userEvent.click(await screen.findByRole('button', { name: '챗봇 상담' }));
  expect(openChatBot).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: '결제 설정' })).toBeNull();
});

test('shows nothing where the app offers none of them', async () => {
  await show({});
  expect(screen.queryByRole('heading', { name: '앱 기능' })).toBeNull();
});
