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

test('tells the period, the reason, the time now and whom to call', async () => {
  open();
  expect(await screen.findByText('서버를 바꾸고 있어요.')).toBeVisible();
  expect(screen.getByText('2026.11.21 02:00 ~ 06:00')).toBeVisible();
  expect(screen.getByText(/^\d{4}\.\d\d\.\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1577-7083' })).toBeVisible();
});

test('when it is over, one comes back to where one was', async () => {
  const { user, end, router } = open();
  const look = await screen.findByRole('button', { name: '지금 확인하기' });
  await user.click(look);
  expect(router.state.location.pathname).toBe('/common/system-check');
  end();
  await user.click(look);
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('an address of somebody else is no place to come back to', async () => {
  const { user, end, router } = open('?returnTo=https://evil.example');
  const look = await screen.findByRole('button', { name: '지금 확인하기' });
  end();
  await user.click(look);
  await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('it asks again by itself every half minute', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const { end, router, sentTo } = open();
    await pass(100);
    expect(sentTo('system.status')).toHaveLength(1);
    await pass(29_000);
    expect(sentTo('system.status')).toHaveLength(1);
    end();
    await pass(7_000);
    expect(sentTo('system.status')).toHaveLength(2);
    expect(router.state.location.pathname).toBe('/elsewhere');
  } finally {
    jest.useRealTimers();
  }
});

test('without a check it says so and leads on', async () => {
  open('?returnTo=%2Felsewhere', null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    '지금은 점검 중이 아니에요',
  );
  expect(screen.getByRole('link', { name: '보던 화면으로' })).toHaveAttribute('href', '/elsewhere');
});
