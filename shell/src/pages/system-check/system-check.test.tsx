import type { SystemNotice } from '@shop/shared/contracts';
import { renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { act, screen, waitFor } from '@testing-library/react';
import { commonRoutes } from '../../frame/common-routes';

const check: SystemNotice = {
  scope: 'ALL',
  reason: '서버를 바꾸고 있어요.',
  fromAt: '2026-11-21T02:00:00+09:00',
  toAt: '2026-11-21T06:00:00+09:00',
};

function open(query = '?returnTo=%2Felsewhere', first: SystemNotice | null = check) {
  let notice: SystemNotice | null = first;
  const page = renderRemotePage(commonRoutes, `/common/system-check${query}`, {
    'system.status': () => ({ notice }),
  });
  return {
    ...page,
    end: () => {
      notice = null;
    },
  };
}

test('shows period, reason, current time and phone number', async () => {
  open();
  expect(await screen.findByText('서버를 바꾸고 있어요.')).toBeVisible();
  expect(screen.getByText('2026.11.21 02:00 ~ 06:00')).toBeVisible();
  expect(screen.getByText(/^\d{4}\.\d\d\.\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1577-7083' })).toBeVisible();
});

test('returns to the previous page when maintenance ends', async () => {
  const { user, end, router } = open();
  const look = await screen.findByRole('button', { name: '지금 확인하기' });
  await user.click(look);
  expect(router.state.location.pathname).toBe('/common/system-check');
  end();
  await user.click(look);
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('ignores a foreign return target', async () => {
  const { user, end, router } = open('?returnTo=https://evil.example');
  const look = await screen.findByRole('button', { name: '지금 확인하기' });
  end();
  await user.click(look);
  await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('refetches the status every half minute', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { end, router, sentTo } = open();
  await pass(100);
  expect(sentTo('system.status')).toHaveLength(1);
  await pass(29_000);
  expect(sentTo('system.status')).toHaveLength(1);
  end();
  await pass(7_000);
  expect(sentTo('system.status')).toHaveLength(2);
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('says so without maintenance and links on', async () => {
  open('?returnTo=%2Felsewhere', null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    '지금은 점검 중이 아니에요',
  );
  expect(screen.getByRole('link', { name: '보던 화면으로' })).toHaveAttribute('href', '/elsewhere');
});
