import { memberCalls } from '@shop/shared/contracts';
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

/** What the shop's server answers, and how often it was asked. */
function serve({
  info = () => ok({ mbrNm: '김*늘' }),
  refresh,
}: {
  info?: Answer;
  refresh?: Answer;
}) {
  const asked = { info: 0, refresh: 0 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = new URL((input as Request).url).pathname;
    const kind = path.endsWith('/refresh') ? 'refresh' : 'info';
    asked[kind] += 1;
    const answer = kind === 'refresh' ? refresh : info;
    if (!answer) throw new Error(`Nobody should have asked ${path}.`);
    return answer();
  });
  return asked;
}

const renewed: Answer = () => {
  setSession(1800);
  return ok({ accessToken: '', refreshToken: '', expiresAt: nowS() + 1800, issuedAt: nowS() });
};

function open(renderedAtMs = Date.now()) {
  const leaveFor = jest.fn();
  const call = createBrowserCaller(renderedAtMs, leaveFor);
  const ask = () => call(memberCalls.loginInfo, {});
  return { ask, leaveFor };
}

beforeEach(() => {
  // Requests of the browser have addresses of its page.
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
  jest.useRealTimers();
  dropSession();
  localStorage.clear();
});

test('a session that is good costs nothing, and a visitor has nothing to renew', async () => {
  const asked = serve({});
  setSession(600);
  await open().ask();
  dropSession();
  await open().ask();
  expect(asked).toEqual({ info: 2, refresh: 0 });
});

test('five calls at once wait for one renewal, and are released with it', async () => {
  setSession(-60);
  let finish = () => {};
  const asked = serve({
    refresh: () =>
      new Promise((resolve) => {
        finish = () => resolve(renewed());
      }),
  });
  const { ask, leaveFor } = open();
  const calls = Promise.all([1, 2, 3, 4, 5].map(ask));
  await waitFor(() => expect(asked).toEqual({ info: 0, refresh: 1 }));
  finish();
  await calls;
  expect(asked).toEqual({ info: 5, refresh: 1 });
  expect(leaveFor).not.toHaveBeenCalled();
});

test('who gets the lock after another tab has renewed does not renew again', async () => {
  setSession(-60);
  const locks = {
    request: async (_: string, work: () => Promise<boolean>) => {
      setSession(600);
      return work();
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const asked = serve({});
  await open().ask();
  Reflect.deleteProperty(navigator, 'locks');
  expect(asked).toEqual({ info: 1, refresh: 0 });
});

test('a session that is over goes to /, and its other tabs hear of it', async () => {
  setSession(-60);
  serve({
    info: () => refusal('LOGIN_REQUIRED'),
    refresh: () => {
      dropSession();
      return refusal('SESSION_ENDED');
    },
  });
  const { ask, leaveFor } = open();
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(leaveFor.mock.calls).toEqual([['/']]);
  expect(localStorage.getItem('shop.session.changed')).not.toBeNull();
});

test('a renewal that the browser does not keep goes to /main', async () => {
  setSession(-60);
  serve({
    refresh: () => ok({ accessToken: '', refreshToken: '', expiresAt: 0, issuedAt: nowS() }),
  });
  const { ask, leaveFor } = open();
  await ask();
  expect(leaveFor.mock.calls).toEqual([['/main']]);
});

test.each<[string, Answer]>([
  ['a server that fails', () => refusal('ERROR', 500)],
  ['no network', () => Promise.reject(new TypeError('failed'))],
])('%s signs nobody out', async (_, refresh) => {
  setSession(-60);
  const asked = serve({ info: () => refusal('LOGIN_REQUIRED'), refresh });
  const { ask, leaveFor } = open();
  await expect(ask()).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  expect(leaveFor).not.toHaveBeenCalled();
  expect(asked.refresh).toBeLessThanOrEqual(2);
});

test('a token that was ended before its time is renewed, and the call tried once more', async () => {
  setSession(600);
  let isEnded = true;
  const asked = serve({
    info: () => (isEnded ? refusal('LOGIN_REQUIRED') : ok({ mbrNm: '김*늘' })),
    refresh: () => {
      isEnded = false;
      return renewed();
    },
  });
  expect(await open().ask()).toEqual({ mbrNm: '김*늘' });
  expect(asked).toEqual({ info: 2, refresh: 1 });
});

test('other refusals are told as they are', async () => {
  setSession(600);
  const asked = serve({ info: () => refusal('NOT_YOURS', 403) });
  await expect(open().ask()).rejects.toMatchObject({ status: 403 });
  expect(asked).toEqual({ info: 1, refresh: 0 });
});

describe('a browser whose clock is wrong', () => {
  test.each([
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
    ['a day ahead', 86_400_000],
  ])('%s: renews when the server’s time says so, once', async (_, wrongByMs) => {
    const serverMs = Date.now();
    setSession(600);
    jest.spyOn(Date, 'now').mockImplementation(() => serverMs + wrongByMs);
    const asked = serve({});
    const { ask } = open(serverMs);
    for (let turn = 0; turn < 3; turn += 1) await ask();
    expect(asked).toEqual({ info: 3, refresh: 0 });
  });

  test('a page that was kept for hours corrects itself by the first renewal: no loop', async () => {
    const asked = serve({ refresh: renewed });
    setSession(-60);
    // The server made this page in the future, as a clock set back since makes it look.
    const { ask } = open(Date.now() + 5 * 3_600_000);
    for (let turn = 0; turn < 3; turn += 1) await ask();
    expect(asked).toEqual({ info: 3, refresh: 1 });
  });
});

describe('tabs follow each other', () => {
  const reloads = (): number =>
    (console.error as unknown as jest.Mock).mock.calls.filter(([error]) =>
      /navigation/i.test(String(error)),
    ).length;
  const follow = (isLoggedIn: boolean) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const session = { isLoggedIn, memberType: isLoggedIn ? '10' : '99', expiresAt: null } as const;
    syncSessionAcrossTabs({ session } as never);
  };

  test('a sign-out of another tab loads this one again; other storage does not', () => {
    follow(true);
    dispatchEvent(new StorageEvent('storage', { key: 'shop.recent' }));
    expect(reloads()).toBe(0);
    dispatchEvent(new StorageEvent('storage', { key: 'shop.session.changed' }));
    expect(reloads()).toBe(1);
  });

  test('a tab that slept looks for itself, also where storage is blocked', () => {
    setSession(600);
    follow(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reloads()).toBe(0);
    dropSession();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reloads()).toBeGreaterThan(0);
  });
});
