import { type App, createApp } from '../../create-app';
import { events } from '../../events/events';
import type { Caller } from '../../http/caller';
import type { Redirect } from '../../redirect';
import { visitorSession } from '../../session/session';
import { guards, runGuards } from './guards';
import { handleLoginToast } from './login-toast';
import { previousRoute, recordRoute } from './previous-route';

const member = { isLoggedIn: true, memberType: '10', expiresAt: 2_000_000_000 } as const;

interface Shop {
  isMember?: boolean;
  isServer?: boolean;
  moved?: Record<string, Redirect>;
}

function shop({ isMember = false, isServer = false, moved: redirect = {} }: Shop = {}) {
  const lookUps: [string, boolean][] = [];
  const app = createApp({
    call: (async () => null) as unknown as Caller,
    session: isMember ? member : visitorSession,
    isServer,
    renderedAtMs: 0,
    paths: { order: ['/basket!', '/order!'], mypage: ['/mypage!'] },
    settings: { homePath: '/main', redirectHosts: ['partner.example'] },
    findRedirect: (path, mayWait) => {
      lookUps.push([path, mayWait]);
      return redirect[path];
    },
  });
  return { app, looked: lookUps };
}

const at = (path: string): URL => new URL(path, 'http://shop.test');

/** Result of the guards: `status location`, with `!` for a full page load. */
async function go(app: App, path: string, isUnknown = false): Promise<string | undefined> {
  const redirect = await runGuards({ url: at(path), app, isUnknownPath: isUnknown });
  if (!redirect) return undefined;
  const { status, to, mode } = redirect;
  return `${status} ${to}${mode === 'document' ? ' !' : ''}`;
}

let shown: string[] = [];
beforeEach(() => {
  sessionStorage.clear();
  shown = [];
});
const undo = [
  events.on('login-toast:show', () => shown.push('show')),
  events.on('login-toast:hide', () => shown.push('hide')),
];
afterAll(() => {
  for (const stop of undo) stop();
});

test('runs in the order of the specification', () => {
  expect(guards.map(({ name }) => name)).toEqual([
    'login-toast',
    'login-check',
    'previous-route',
    'redirect',
  ]);
});

test('stops at the first guard that redirects', async () => {
  const turns: string[] = [];
  const spies = guards.map((guard) => {
    const { check } = guard;
    return jest.spyOn(guard, 'check').mockImplementation((navigation) => {
      turns.push(guard.name);
      return check(navigation);
    });
  });
  await go(shop().app, '/main');
  expect(turns).toEqual(['login-toast', 'login-check', 'previous-route', 'redirect']);
  turns.length = 0;
  await go(shop().app, '/basket');
  expect(turns).toEqual(['login-toast', 'login-check']);
  for (const spy of spies) spy.mockRestore();
});

test('throws what a guard throws, and runs no further guard', async () => {
  const [first, second] = guards;
  if (!first || !second) throw new Error('There are no guards.');
  const failing = jest.spyOn(first, 'check').mockRejectedValue(new Error('broken guard'));
  const next = jest.spyOn(second, 'check');
  await expect(go(shop().app, '/main')).rejects.toThrow('broken guard');
  expect(next).not.toHaveBeenCalled();
  failing.mockRestore();
  next.mockRestore();
});

describe('login toast', () => {
  test('is shown once to a visitor who returns from the login page without logging in', async () => {
    const { app } = shop();
    await go(app, '/main');
    expect(await go(app, '/mypage')).toBe('302 /common/login-auth?returnTo=%2Fmypage');
    await go(app, '/common/login-auth?returnTo=%2Fmypage');
    expect(shown).toEqual(['hide', 'hide', 'hide']);
    await go(app, '/main');
    expect(shown.at(-1)).toBe('show');
    await go(app, '/display/brand');
    expect(shown.at(-1)).toBe('hide');
  });

  test('is shown as well when the gateway redirected to the login page', async () => {
    const { app } = shop();
    handleLoginToast(at('/common/login-auth?returnTo=%2Forder%2Fsheet%3FsheetNo%3D1'), app);
    await go(app, '/main');
    expect(shown).toEqual(['hide', 'show']);
  });

  test('is not shown to a visitor who opened the login page directly', async () => {
    const { app } = shop();
    await go(app, '/common/login-auth?returnTo=%2Fmain');
    await go(app, '/main');
    expect(shown).toEqual(['hide', 'hide']);
  });

  test('is not shown after login', async () => {
    await go(shop().app, '/mypage');
    await go(shop({ isMember: true }).app, '/main');
    await go(shop().app, '/main');
    expect(shown).toEqual(['hide', 'hide', 'hide']);
  });
});

describe('previous route', () => {
  test('is the page before this one: full path, path and query', async () => {
    const { app } = shop();
    await go(app, '/display/category?categoryNo=3&sort=new');
    await go(app, '/goods/detail?goodsNo=7');
    expect(previousRoute()).toEqual({
      fullPath: '/display/category?categoryNo=3&sort=new',
      path: '/display/category',
      query: { categoryNo: '3', sort: 'new' },
    });
  });

  test('does not change when a layer opens or the page reloads', async () => {
    const { app } = shop();
    await go(app, '/main');
    await go(app, '/goods/detail?goodsNo=8');
    await go(app, '/goods/detail?goodsNo=8&modalId=options&modalSeq=1');
    await go(app, '/goods/detail?goodsNo=8');
    expect(previousRoute()?.fullPath).toBe('/main');
  });

  test('does not include a page that was redirected', async () => {
    const { app } = shop();
    await go(app, '/main');
    await go(app, '/basket');
    await go(app, '/common/login-auth?returnTo=%2Fbasket');
    expect(previousRoute()?.path).toBe('/main');
  });

  test('survives a full page load', async () => {
    recordRoute(at('/cs'));
    recordRoute(at('/search'));
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./previous-route');
      fresh.recordRoute(at('/main'));
      expect(fresh.previousRoute()?.path).toBe('/search');
    });
  });

  test('is not recorded on the server', async () => {
    recordRoute(at('/cs'));
    const before = previousRoute();
    await go(shop({ isServer: true }).app, '/display/brand');
    expect(previousRoute()).toBe(before);
  });
});

describe('redirect look-up', () => {
  const redirect: Record<string, Redirect> = {
    '/cart': { to: '/basket', status: 301 },
    '/old': { to: '/main?tab=80', status: 302 },
    '/partner': { to: 'https://partner.example/loan', status: 302 },
    '/evil': { to: 'https://evil.example/', status: 302 },
    '/backslash': { to: '/\\evil.example', status: 302 },
    '/script': { to: 'javascript:alert(1)', status: 302 },
    '/self': { to: '/self', status: 302 },
  };

  test.each([
    ['/cart', '301 /basket'],
    ['/cart?utm_source=mail', '301 /basket?utm_source=mail'],
    ['/old?utm_source=mail', '302 /main?tab=80'],
    ['/partner', '302 https://partner.example/loan !'],
    ['/evil', undefined],
    ['/backslash', undefined],
    ['/script', undefined],
    ['/self', undefined],
    ['/main', undefined],
  ])('redirects %s to %s', async (path, target) => {
    expect(await go(shop({ moved: redirect }).app, path)).toBe(target);
  });

  test('waits only for an unknown path', async () => {
    const { app, looked: lookUps } = shop();
    await go(app, '/main');
    await go(app, '/cart', true);
    expect(lookUps).toEqual([
      ['/main', false],
      ['/cart', true],
    ]);
  });

  test('does not reveal redirects behind the login check', async () => {
    const { app, looked: lookUps } = shop({
      moved: { '/mypage/old': { to: '/main', status: 302 } },
    });
    expect(await go(app, '/mypage/old')).toMatch('/common/login-auth');
    expect(lookUps).toEqual([]);
  });
});
