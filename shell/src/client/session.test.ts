import { visitorSession } from '@shop/shared/app';
import { markSigningOut, takeNotice } from '@shop/shared/app/login';
import { memberCalls } from '@shop/shared/contracts';
import { sitePaths } from '@shop/shared/testing/site-paths';
import { waitFor } from '@testing-library/react';
import { createBrowserCaller, syncSessionAcrossTabs } from './session';

type Answer = () => Response | Promise<Response>;

const nowS = (): number => Math.floor(Date.now() / 1000);
const ok = (payload: unknown): Response =>
  Response.json({ code: '0000', message: '', payload }, { status: 200 });
const refusal = (code: string, status = 401): Response =>
  Response.json({ code, message: '' }, { status });

const setSession = (endsInS: number): void => {
  document.cookie = `shopSession=${nowS() + endsInS}.10`;
};
const dropSession = (): void => {
  document.cookie = 'shopSession=; max-age=0';
};

/** A fake server, and the requests it received. */
function serve({
  info = () => ok({ mbrNm: '김*늘' }),
  refresh,
}: {
  info?: Answer;
  refresh?: Answer;
}) {
  const requests = { info: 0, refresh: 0 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = new URL((input as Request).url).pathname;
    const kind = path.endsWith('/refresh') ? 'refresh' : 'info';
    requests[kind] += 1;
    const response = kind === 'refresh' ? refresh : info;
    if (!response) throw new Error(`Nobody should have asked ${path}.`);
    return response();
  });
  return requests;
}

const renewed: Answer = () => {
  setSession(1800);
  return ok({ accessToken: '', refreshToken: '', expiresAt: nowS() + 1800, issuedAt: nowS() });
};

function open(serverMs = Date.now()) {
  const navigateTo = jest.fn();
  const call = createBrowserCaller(serverMs - Date.now(), navigateTo);
  const fetchInfo = () => call(memberCalls.loginInfo, {});
  return { ask: fetchInfo, leaveFor: navigateTo };
}

beforeEach(() => {
  const page = {
    state: {
      buildId: 'b1',
      isRendered: true,
      session: visitorSession,
      queries: [],
      remotes: {},
      paths: sitePaths,
    },
    files: [],
    hashes: {},
  };
  globalThis.__shop = {
    watch: { wait: () => {}, got: () => {}, lost: () => {}, late: () => {} },
    paint: { hide: () => {}, draw: () => Promise.resolve() },
    page,
  };
  // Browser requests are relative to the page's URL.
  const RealRequest = globalThis.Request;
  jest
    .spyOn(globalThis, 'Request')
    .mockImplementation(
      (input, init) =>
        new RealRequest(
          typeof input === 'string' ? new URL(input, 'http://localhost') : input,
          init,
        ),
    );
});
afterEach(() => {
  globalThis.__shop = undefined;
  dropSession();
  localStorage.clear();
});

test("does not refresh a valid session or a visitor's", async () => {
  const requests = serve({});
  setSession(600);
  await open().ask();
  dropSession();
  await open().ask();
  expect(requests).toEqual({ info: 2, refresh: 0 });
});

test('refreshes once for five calls and releases them', async () => {
  setSession(-60);
  let finish = () => {};
  const requests = serve({
    refresh: () =>
      new Promise((resolve) => {
        finish = () => resolve(renewed());
      }),
  });
  const { ask: fetchInfo, leaveFor: navigateTo } = open();
  const calls = Promise.all([1, 2, 3, 4, 5].map(fetchInfo));
  await waitFor(() => expect(requests).toEqual({ info: 0, refresh: 1 }));
  finish();
  await calls;
  expect(requests).toEqual({ info: 5, refresh: 1 });
  expect(navigateTo).not.toHaveBeenCalled();
});

test('does not refresh after another tab has refreshed', async () => {
  setSession(-60);
  const locks = {
    request: async (_: string, work: () => Promise<boolean>) => {
      setSession(600);
      return work();
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const requests = serve({});
  await open().ask();
  Reflect.deleteProperty(navigator, 'locks');
  expect(requests).toEqual({ info: 1, refresh: 0 });
});

test.each([
  ['/goods/detail?goodsNo=7', '/goods/detail?goodsNo=7', '로그아웃되었어요'],
  [
    '/mypage/order/list?page=2',
    '/common/login-auth?returnTo=%2Fmypage%2Forder%2Flist%3Fpage%3D2',
    '로그아웃되었어요. 다시 로그인해 주세요',
  ],
])(
  'leads from %s to %s when the session has ended, and tells the other tabs',
  async (here, next, notice) => {
    history.replaceState(null, '', here);
    setSession(-60);
    serve({
      info: () => refusal('LOGIN_REQUIRED'),
      refresh: () => {
        dropSession();
        return refusal('SESSION_ENDED');
      },
    });
    const { ask: fetchInfo, leaveFor: navigateTo } = open();
    await expect(fetchInfo()).rejects.toMatchObject({ status: 401 });
    expect(navigateTo.mock.calls).toEqual([[next]]);
    expect(takeNotice()).toBe(notice);
    expect(localStorage.getItem('shop.session.changed')).not.toBeNull();
    history.replaceState(null, '', '/');
  },
);

test('leaves the page where it is when a call meets the end of a session that this tab ends', async () => {
  history.replaceState(null, '', '/mypage');
  setSession(600);
  serve({
    info: () => refusal('LOGIN_REQUIRED'),
    refresh: () => refusal('SESSION_ENDED'),
  });
  const { ask: fetchInfo, leaveFor: navigateTo } = open();
  markSigningOut(true);
  await expect(fetchInfo()).rejects.toMatchObject({ status: 401 });
  markSigningOut(false);
  expect(navigateTo).not.toHaveBeenCalled();
  expect(takeNotice()).toBeUndefined();
  history.replaceState(null, '', '/');
});

test('goes to /main when the browser does not store the refreshed session', async () => {
  setSession(-60);
  serve({
    refresh: () => ok({ accessToken: '', refreshToken: '', expiresAt: 0, issuedAt: nowS() }),
  });
  const { ask: fetchInfo, leaveFor: navigateTo } = open();
  await fetchInfo();
  expect(navigateTo.mock.calls).toEqual([['/main']]);
});

test.each<[string, Answer]>([
  ['a server that fails', () => refusal('ERROR', 500)],
  ['no network', () => Promise.reject(new TypeError('failed'))],
])('does not log out on %s', async (_, refresh) => {
  setSession(-60);
  const requests = serve({ info: () => refusal('LOGIN_REQUIRED'), refresh });
  const { ask: fetchInfo, leaveFor: navigateTo } = open();
  await expect(fetchInfo()).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  expect(navigateTo).not.toHaveBeenCalled();
  expect(requests.refresh).toBeLessThanOrEqual(2);
});

test('refreshes a revoked token and repeats the call once', async () => {
  setSession(600);
  let isEnded = true;
  const requests = serve({
    info: () => (isEnded ? refusal('LOGIN_REQUIRED') : ok({ mbrNm: '김*늘' })),
    refresh: () => {
      isEnded = false;
      return renewed();
    },
  });
  expect(await open().ask()).toEqual({ mbrNm: '김*늘' });
  expect(requests).toEqual({ info: 2, refresh: 1 });
});

test('reloads a public page after the session was revoked', async () => {
  history.replaceState(null, '', '/goods/detail?goodsNo=7');
  setSession(600);
  const requests = serve({
    info: () => {
      dropSession();
      return refusal('901');
    },
  });
  const { ask: fetchInfo, leaveFor: navigateTo } = open();
  await expect(fetchInfo()).rejects.toMatchObject({ status: 901 });
  await waitFor(() => expect(navigateTo.mock.calls).toEqual([['/goods/detail?goodsNo=7']]));
  expect(takeNotice()).toBe('로그아웃되었어요');
  expect(requests).toEqual({ info: 1, refresh: 0 });
  history.replaceState(null, '', '/');
});

test('passes on other errors', async () => {
  setSession(600);
  const requests = serve({ info: () => refusal('NOT_YOURS', 403) });
  await expect(open().ask()).rejects.toMatchObject({ status: 403 });
  expect(requests).toEqual({ info: 1, refresh: 0 });
});

describe('browser with a wrong clock', () => {
  test.each([
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
    ['a day ahead', 86_400_000],
  ])("%s: refreshes once, by the server's clock", async (_, wrongByMs) => {
    const serverMs = Date.now();
    setSession(600);
    jest.spyOn(Date, 'now').mockImplementation(() => serverMs + wrongByMs);
    const requests = serve({});
    const { ask: fetchInfo } = open(serverMs);
    for (let index = 0; index < 3; index += 1) await fetchInfo();
    expect(requests).toEqual({ info: 3, refresh: 0 });
  });

  test('corrects the clock of an old page on the first refresh and does not loop', async () => {
    const requests = serve({ refresh: renewed });
    setSession(-60);
    // The page was rendered in the future, as after the clock was set back.
    const { ask: fetchInfo } = open(Date.now() + 5 * 3_600_000);
    for (let index = 0; index < 3; index += 1) await fetchInfo();
    expect(requests).toEqual({ info: 3, refresh: 1 });
  });
});

describe('other tabs', () => {
  const reloads = (): number =>
    (console.error as unknown as jest.Mock).mock.calls.filter(([error]) =>
      /navigation/i.test(String(error)),
    ).length;
  const follow = (isLoggedIn: boolean) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const session = { isLoggedIn, memberType: isLoggedIn ? '10' : '99', expiresAt: null } as const;
    syncSessionAcrossTabs({ session } as never);
  };

  test('reloads when another tab logs out, and not on other storage events', () => {
    follow(true);
    dispatchEvent(new StorageEvent('storage', { key: 'shop.recent' }));
    expect(reloads()).toBe(0);
    dispatchEvent(new StorageEvent('storage', { key: 'shop.session.changed' }));
    expect(reloads()).toBe(1);
  });

  test('checks the session when it becomes visible, also with blocked storage', () => {
    setSession(600);
    follow(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reloads()).toBe(0);
    dropSession();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reloads()).toBeGreaterThan(0);
  });
});
