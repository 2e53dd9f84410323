import { type App, createApp, nativeBridge, visitorSession } from '@shop/shared/app';
import { RouteRedirect } from '@shop/shared/app/navigation';
import type { PublicSettings } from '@shop/shared/domain';
import { resolveSpecialPath } from './special-path';

jest.mock('@shop/shared/app', () => ({
  ...jest.requireActual('@shop/shared/app'),
  nativeBridge: jest.fn(),
}));

const sent: unknown[] = [];
const bridge = { notify: (...call: unknown[]) => sent.push(call) };

function shop(where: 'app' | 'browser', settings: Partial<PublicSettings> = {}): App {
  return createApp({
    call: jest.fn() as never,
    session: visitorSession,
    isServer: false,
    renderedAtMs: 0,
    userAgent: where === 'app' ? 'Mozilla/5.0 (Linux; Android 14) LP_APP|ver=8.1.0' : 'Mozilla/5.0',
    settings: { homePath: '/main', redirectHosts: [], ...settings },
  });
}

const appUrl = 'https://m.card.example/front';

async function go(path: string, app: App): Promise<string | undefined> {
  const result = await resolveSpecialPath(new URL(path, 'http://shop.test'), app);
  if (!(result instanceof RouteRedirect)) return result && String(result.status);
  return `${result.status} ${result.to}${result.mode === 'document' ? ' !' : ''}`;
}

beforeEach(() => {
  sent.length = 0;
  jest
    .mocked(nativeBridge)
    .mockReset()
    .mockResolvedValue(bridge as never);
  history.replaceState({}, '', '/goods/detail?goodsNo=7');
});

describe('in the app', () => {
  test.each([
    ['/native/main/shop', ['moveToTab', { tab: 'shop' }]],
    ['/native/main/home', ['moveToTab', { tab: 'home' }]],
    [
      '/native/setting/push?a=1',
      ['openWebView', { url: '/native/setting/push?a=1', isStack: 'Y' }],
    ],
    [
      '/front/card?a=1',
      ['openWebView', { url: 'https://m.card.example/front/card?a=1', isStack: 'Y' }],
    ],
    ['/app', ['openWebView', { url: 'https://m.card.example/app/LPMAIAA_V100.lc', isStack: 'Y' }]],
  ])('%s calls the app and stays on the page', async (path, call) => {
    expect(await go(path, shop('app', { appUrl }))).toBe('302 /goods/detail?goodsNo=7');
    expect(sent).toEqual([call]);
  });
});

describe('in a browser', () => {
  test.each([
    ['/native/main/shop', '302 /main'],
    ['/native/main/home', '302 /main'],
    ['/native/setting', '302 /common/applink?target=%2Fnative%2Fsetting'],
    ['/native//evil.example', '302 /common/applink?target=%2Fnative%2F%2Fevil.example'],
    ['/front/card?a=1', '302 https://m.card.example/front/card?a=1 !'],
    ['/app', '302 https://m.card.example/app/LPMAIAA_V100.lc !'],
    ['/app/spa-main.lc', '302 https://m.card.example/app/spa-main.lc !'],
    ['/landing/event', '302 https://m.card.example/landing/event !'],
    ['/main', undefined],
    ['/frontier', undefined],
  ])('%s redirects to %s without calling the app', async (path, target) => {
    expect(await go(path, shop('browser', { appUrl }))).toBe(target);
    expect(nativeBridge).not.toHaveBeenCalled();
  });

  test('responds 404 without a parent service', async () => {
    expect(await go('/front/card', shop('browser'))).toBe('404');
  });
});
