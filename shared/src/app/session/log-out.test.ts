import { createApp } from '../create-app';
import type { Caller } from '../http/caller';
import { layers } from '../layers/layers';
import { logOut } from './log-out';
import { takeNotice } from './login-flags';
import { readSession } from './session';

const KEPT = ['shop.no-show-popup', 'shop.intent', 'shop.loginToast', 'member-draft.counsel'];

function shop(response: () => unknown) {
  const requests: unknown[] = [];
  const call = (async (row: { id: string }, input: unknown) => {
    requests.push([row.id, input]);
    return response();
  }) as unknown as Caller;
  const session = readSession('shopSession=1795233600.10');
  return {
    asked: requests,
    app: createApp({ call, session, isServer: false, renderedAtMs: Date.now() }),
  };
}

const storeMemberData = () => {
  localStorage.setItem('shop.no-show-popup', '"Y"');
  sessionStorage.setItem('shop.intent', '{"kind":"basket.add"}');
  sessionStorage.setItem('shop.loginToast', 'true');
  sessionStorage.setItem('member-draft.counsel', '{"body":"언제 오나요?"}');
};
const readStored = () =>
  KEPT.filter((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key));

/** jsdom cannot navigate and logs an error. */
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('logs out at the server, clears local data and shows a notice on the next page', async () => {
  quiet();
  storeMemberData();
  const { app, asked: requests } = shop(() => ({}));
  app.queryClient.setQueryData(['basket.count'], { count: 3 });
  await logOut(app);
  expect(requests).toEqual([['member.logout', { body: { loginMediaCd: '10' } }]]);
  expect(app.queryClient.getQueryData(['basket.count'])).toBeUndefined();
  expect(readStored()).toEqual([]);
  expect(localStorage.getItem('shop.session.changed')).not.toBeNull();
  expect(takeNotice()).toBe('정상적으로 로그아웃되었어요');
});

test('shows a toast and clears nothing when the server fails', async () => {
  storeMemberData();
  const { app } = shop(() => {
    throw new Error('no network');
  });
  await logOut(app);
  expect(layers.getState().toasts.at(-1)?.text).toBe('로그아웃하지 못했어요. 다시 시도해 주세요');
  expect(readStored()).toEqual(KEPT);
});

test('passes the notice in a cookie when storage is blocked', async () => {
  quiet();
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  await logOut(shop(() => ({})).app);
  expect(takeNotice()).toBe('정상적으로 로그아웃되었어요');
  expect(takeNotice()).toBeUndefined();
});
