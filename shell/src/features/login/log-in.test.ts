import { ApiError, type App, createApp, visitorSession } from '@shop/shared/app';
import { takeNotice } from '@shop/shared/app/login';
import { logInByLid } from './log-in';

type Answers = Record<string, (input: { body: Record<string, string> }) => unknown>;

const LID = 'lid-1';
const HERE = '/goods/detail?goodsNo=7';
const next = (path: string) => ({ kind: 'next', path });

function shopWith(specific: Answers) {
  const responses: Answers = {
    'basket.merge': () => ({ merged: 0, count: 0 }),
    'term.pending': () => ({ terms: [] }),
    ...specific,
  };
  const requests: { id: string; body: unknown }[] = [];
  const call = (async (row: { id: string }, input: { body: Record<string, string> }) => {
    requests.push({ id: row.id, body: input.body });
    return responses[row.id]?.(input);
  }) as unknown as App['call'];
  const app = createApp({
    call,
    session: visitorSession,
    isServer: false,
    renderedAtMs: Date.now(),
  });
  return { app, asked: requests, ids: () => requests.map(({ id }) => id) };
}

const signedIn = (more: object = {}) => ({
  'member.login': ({ body }: { body: Record<string, string> }) => ({
    lid: body.lid,
    isFirstLogin: 'N',
    ...more,
  }),
});
const refused = (status: number, code: string, message = '') => ({
  'member.login': () => {
    throw new ApiError(status, code, message);
  },
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('logs in with its source, merges the basket and returns to the page', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  const { app, asked: requests, ids } = shopWith(signedIn());
  expect(await logInByLid(app, { lid: LID }, HERE)).toEqual(next(HERE));
  expect(ids()).toEqual(['member.login', 'basket.merge', 'term.pending']);
  expect(requests[0]?.body).toEqual({ lid: LID, loginFromCd: '20', mbrRegTypCd: '60' });
});

test('announces how many items of the visitor’s basket were merged, and nothing when there were none', async () => {
  const merging = (merged: number) => ({
    ...signedIn(),
    'basket.merge': () => ({ merged, count: 5 }),
  });
  await logInByLid(shopWith(merging(2)).app, { lid: LID }, HERE);
  expect(takeNotice()).toBe('로그인 전에 담은 상품 2개를 장바구니에 합쳤어요');
  await logInByLid(shopWith(merging(0)).app, { lid: LID }, HERE);
  expect(takeNotice()).toBeUndefined();
});

test('leads to required terms that changed, and on when nobody can say', async () => {
  const terms = [{ code: '901', title: '이용약관', version: '2026-12-01', summary: '고쳤어요' }];
  const changed = shopWith({ ...signedIn(), 'term.pending': () => ({ terms }) });
  const path = `/auth/terms?${new URLSearchParams({ returnTo: HERE })}`;
  expect(await logInByLid(changed.app, { lid: LID }, HERE)).toEqual(next(path));
  const silent = shopWith({
    ...signedIn(),
    'term.pending': () => {
      throw new ApiError(500, 'ERROR', '');
    },
  });
  expect(await logInByLid(silent.app, { lid: LID }, HERE)).toEqual(next(HERE));
});

test('logs in although merging the basket fails', async () => {
  const { app } = shopWith({
    ...signedIn(),
    'basket.merge': () => {
      throw new ApiError(500, 'ERROR', '');
    },
  });
  expect(await logInByLid(app, { lid: LID }, HERE)).toEqual(next(HERE));
});

test('stores the first-login flag and removes the required-login flag', async () => {
  sessionStorage.setItem('shop.loginToast', 'true');
  await logInByLid(shopWith(signedIn()).app, { lid: LID }, HERE);
  expect(sessionStorage.getItem('shop.loginToast')).toBeNull();
  expect(localStorage.getItem('shop.no-show-popup')).toBeNull();
  expect(localStorage.getItem('shop.session.changed')).not.toBeNull();
  await logInByLid(shopWith(signedIn({ isFirstLogin: 'Y' })).app, { lid: LID }, HERE);
  expect(localStorage.getItem('shop.no-show-popup')).toBe('"Y"');
});

test('stores no token and no personal data in the browser', async () => {
  const secrets = { jwt: 'jwt-secret', sha512Cno: 'sha-secret', mbrNo: 987654, accessToken: 'tok' };
  await logInByLid(shopWith(signedIn({ isFirstLogin: 'Y', ...secrets })).app, { lid: LID }, HERE);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  for (const secret of [LID, 'secret', '987654', 'tok"']) expect(stored).not.toContain(secret);
});

test.each([
  [401, 'LOGIN_FAILED', '로그인하지 못했어요.'],
  [401, 'LOGIN_MISMATCH', '로그인 정보가 서로 달라 안전하게 로그아웃했어요.'],
  [400, 'INVALID', '입력한 내용을 확인해 주세요.'],
])('%s %s redirects home with a notice', async (status, code, message) => {
  const { app, ids } = shopWith(refused(status, code, message));
  expect(await logInByLid(app, { lid: LID }, HERE)).toEqual(next('/main'));
  expect(takeNotice()).toBe(message);
  expect(takeNotice()).toBeUndefined();
  expect(ids()).toEqual(['member.login']);
});

test('leads to the login page with a notice when this browser began no login', async () => {
  const { app, ids } = shopWith(refused(403, 'LOGIN_NOT_STARTED', '시작한 로그인이 아니에요'));
  const path = `/common/login-auth?${new URLSearchParams({ returnTo: HERE })}`;
  expect(await logInByLid(app, { lid: LID }, HERE)).toEqual(next(path));
  expect(takeNotice()).toBe('시작한 로그인이 아니에요');
  expect(ids()).toEqual(['member.login']);
});

test('asks before the session of another member ends', async () => {
  const { app } = shopWith(refused(409, 'ALREADY_SIGNED_IN'));
  expect(await logInByLid(app, { lid: LID }, HERE)).toEqual({ kind: 'ask' });
  expect(takeNotice()).toBeUndefined();
  const { app: agreed, asked } = shopWith(signedIn());
  await logInByLid(agreed, { lid: LID, isReplacing: true }, HERE);
  expect(asked[0]?.body).toMatchObject({ lid: LID, isReplacing: true });
});

test.each([
  [0, 'NETWORK'],
  [503, 'IDENTITY_DOWN'],
  [429, 'HTTP_429'],
])('%s %s is no refusal: the lid may be used again', async (status, code) => {
  const { app } = shopWith(refused(status, code));
  expect(await logInByLid(app, { lid: LID }, HERE)).toEqual({ kind: 'retry' });
  expect(takeNotice()).toBeUndefined();
});

test('logs out when the response is about another member', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom cannot navigate and logs an error.
  const { app, ids } = shopWith(signedIn({ lid: 'of-another' }));
  expect(await logInByLid(app, { lid: LID }, HERE)).toEqual(next('/main'));
  expect(ids()).toEqual(['member.login', 'member.logout']);
});

test('works when storage is blocked or full', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  expect(
    await logInByLid(shopWith(signedIn({ isFirstLogin: 'Y' })).app, { lid: LID }, HERE),
  ).toEqual(next(HERE));
  await logInByLid(shopWith(refused(401, 'LOGIN_FAILED', '다시요')).app, { lid: LID }, HERE);
  expect(takeNotice()).toBe('다시요');
});
