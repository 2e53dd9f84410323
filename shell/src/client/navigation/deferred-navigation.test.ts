import { type App, createApp, events, nativeBridge, visitorSession } from '@shop/shared/app';
import { createMemoryRouter, isStackInUse } from '@shop/shared/app/navigation';
import { startDeferredNavigation } from './deferred-navigation';
import { interceptNavigation } from './navigation-interceptors';

jest.mock('@shop/shared/app', () => ({
  ...jest.requireActual('@shop/shared/app'),
  nativeBridge: jest.fn(),
}));

const sent: unknown[] = [];

async function start(where: 'app' | 'browser', goFirst?: string) {
  const app: App = createApp({
    call: jest.fn() as never,
    session: visitorSession,
    isServer: false,
    renderedAtMs: 0,
    userAgent: where === 'app' ? 'Mozilla/5.0 (Linux; Android 14) LP_APP|ver=8.1.0' : 'Mozilla/5.0',
  });
  const paths = ['/main', '/goods', '/common/system-error'];
  const router = createMemoryRouter(
    paths.map((path) => ({ path, element: null })),
    { initialEntries: ['/main'] },
  );
  const interceptors = interceptNavigation(router as never);
  if (goFirst) await router.navigate(goFirst);
  startDeferredNavigation(app, 'build-1', router as never, interceptors);
  return { app, router, at: () => router.state.location.pathname + router.state.location.search };
}

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  jest.mocked(nativeBridge).mockResolvedValue({
    notify: (...call: unknown[]) => sent.push(call),
  } as never);
  history.replaceState({}, '', '/main');
});

const settle = () => new Promise((done) => setTimeout(done));

describe('isStack', () => {
  test('opens a webview in the app and stays on the page', async () => {
    const { router, at } = await start('app');
    await router.navigate('/goods?goodsNo=1&isStack=Y');
    await settle();
    expect(sent).toEqual([['openWebView', { url: '/goods?goodsNo=1&isStack=Y', isStack: 'Y' }]]);
    expect(at()).toBe('/main');
  });

  test('pushes a marked entry in a browser', async () => {
    const { router, at } = await start('browser');
    expect(isStackInUse()).toBe(false);
    await router.navigate('/goods?goodsNo=1&isStack=Y');
    expect(at()).toBe('/goods?goodsNo=1&isStack=Y');
    expect(sent).toEqual([]);
    expect(isStackInUse()).toBe(true);
    expect(JSON.parse(sessionStorage.getItem('shop.history') ?? '')).toHaveProperty('stack');
  });
});

test('redirects to the overload screen on status 801 and returns from there', async () => {
  const { app, at } = await start('browser');
  const { ApiError } = jest.requireActual('@shop/shared/app');
  const request = (code: string) =>
    app.queryClient
      .fetchQuery({
        queryKey: [code],
        queryFn: () => Promise.reject(new ApiError(503, code, '')),
        retry: false,
      })
      .catch(() => undefined);
  await request('500');
  await settle();
  expect(at()).toBe('/main');
  await request('801');
  await settle();
  expect(at()).toBe('/common/system-error?status=801&returnTo=%2Fmain');
});

test('shows the login toast to a visitor whom the gateway redirected to login', async () => {
  const shown: string[] = [];
  const stop = events.on('login-toast:show', () => shown.push('show'));
  sessionStorage.setItem('shop.loginToast', 'true');
  await start('browser');
  expect(shown).toEqual(['show']);
  stop();
});

describe('login toast', () => {
  const received: string[] = [];
  const stops = (['login-toast:show', 'login-toast:hide'] as const).map((name) =>
    events.on(name, () => received.push(name)),
  );
  beforeEach(() => {
    received.length = 0;
  });
  afterAll(() => {
    for (const stop of stops) stop();
  });

  test('is decided for the loaded document', async () => {
    sessionStorage.setItem('shop.loginToast', 'true');
    await start('browser');
    expect(received).toEqual(['login-toast:show']);
  });

  test('stays when it was shown before the deferred code loaded', async () => {
    await start('browser', '/goods');
    expect(received).toEqual([]);
  });
});
