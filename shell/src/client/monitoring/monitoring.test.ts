import { createApp, createCaller } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import { createBrowserHistory, createRouter } from '@shop/shared/app/navigation';
import type { FailureReport } from '@shop/shared/contracts';
import { sitePaths } from '@shop/shared/testing/site-paths';
import { recordBootEvents } from '../boot-events';
import { startMonitoring } from './monitoring';

/** A shop in a browser with some links, whose monitoring code arrives on demand. */
function openShop(path: string, state: Partial<PageState> = {}) {
  history.replaceState(null, '', path);
  document.title = '처음';
  const app = createApp({
    call: createCaller({ baseUrl: '/api' }),
    session: { isLoggedIn: true, memberType: '20', expiresAt: 2_000_000_000 },
    isServer: false,
    renderedAtMs: Date.now(),
    paths: sitePaths,
  });
  const router = createRouter({
    history: createBrowserHistory(),
    routes: [{ path: '*', element: null }],
  });
  const bootEvents = recordBootEvents(router);
  const go = async (to: string, title: string) => {
    await router.navigate(to);
    document.title = title;
  };
  const arrive = () =>
    startMonitoring({
      app,
      router,
      bootEvents: bootEvents,
      state: { buildId: 'build-9', ...state } as PageState,
    });
  return { router, early: bootEvents, go, arrive };
}

const settle = () => jest.advanceTimersByTimeAsync(300);
const layer = () => (globalThis.dataLayer ?? []) as Record<string, unknown>[];
const pagesOf = () =>
  layer()
    .filter(({ event }) => event === 'page_view')
    .map(({ title, path, previous }) => [title, path, previous]);

/** Removes the listeners between tests. */
const listened: [EventTarget, string, EventListenerOrEventListenerObject, unknown][] = [];
beforeAll(() => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as (...args: unknown[]) => void;
    target.addEventListener = ((type: string, listener: EventListener, options: unknown) => {
      listened.push([target, type, listener, options]);
      add(type, listener, options);
    }) as never;
  }
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const [target, type, listener, options] of listened.splice(0))
    target.removeEventListener(type, listener, options as never);
  delete globalThis.dataLayer;
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('page views', () => {
  it('contain title, path, previous page and member type, also for pages visited before monitoring started', async () => {
    const { go, arrive } = openShop('/main?tab=20');
    await go('/goods/detail?goodsNo=7&from=hero', '라면');
    await go('/basket', '장바구니');
    arrive();
    await settle();
    expect(pagesOf()).toEqual([
      ['처음', '/main?tab=20', ''],
      ['라면', '/goods/detail?goodsNo=7', '/main?tab=20'],
      ['장바구니', '/basket', '/goods/detail?goodsNo=7'],
    ]);
    expect(layer()[0]).toMatchObject({ memberType: '20', isIncome: false });
  });

  it('are tracked on each navigation with the new title', async () => {
    const { go, arrive } = openShop('/main');
    arrive();
    await settle();
    await go('/order/sheet?sheetNo=S123', '주문/결제');
    await settle();
    expect(layer().at(-1)).toMatchObject({
      title: '주문/결제',
      path: '/order/sheet',
      previous: '/main',
      isIncome: true,
    });
  });

  it('wait a limited time for the title of a slow page', async () => {
    const { router, go, arrive } = openShop('/main');
    arrive();
    await settle();
    await router.navigate('/goods/detail?goodsNo=7');
    await jest.advanceTimersByTimeAsync(1000);
    expect(pagesOf()).toHaveLength(1);
    document.title = '라면';
    await settle();
    expect(pagesOf()[1]).toEqual(['라면', '/goods/detail?goodsNo=7', '/main']);
    await go('/goods/detail?goodsNo=8', '라면');
    await jest.advanceTimersByTimeAsync(4000);
    expect(pagesOf()[2]).toEqual(['라면', '/goods/detail?goodsNo=8', '/goods/detail?goodsNo=7']);
  });

  it('ignore layers in the query and include pages that are left quickly', async () => {
    const { router, go, arrive } = openShop('/main');
    arrive();
    await settle();
    await go('/main?modalId=terms-use', '처음');
    await settle();
    expect(pagesOf()).toHaveLength(1);
    await go('/cs', '고객센터');
    await router.navigate('/basket');
    document.title = '장바구니';
    await settle();
    expect(pagesOf().slice(1)).toEqual([
      ['고객센터', '/cs', '/main'],
      ['장바구니', '/basket', '/cs'],
    ]);
  });
});

describe('clicks', () => {
  const click = (element: Element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  const clicks = () => layer().filter(({ event }) => event === 'click');

  it('are tracked once with their details and target', async () => {
    openShop('/main').arrive();
    document.body.innerHTML = `
      <a href="/goods/detail?goodsNo=7&token=x" data-track="goods" data-track-goods-no="7"><i></i></a>
      <button data-track="buy">바로구매</button>
      <button>다른 것</button>`;
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    for (const element of document.querySelectorAll('i, button')) click(element);
    const goods = {
      event: 'click',
      name: 'goods',
      goodsNo: '7',
      to: '/goods/detail?goodsNo=7',
      path: '/main',
    };
    const buy = { event: 'click', name: 'buy', path: '/main' };
    expect(clicks()).toEqual([goods, buy]);
  });

  it('are tracked before the click removes the link', () => {
    openShop('/main').arrive();
    document.body.innerHTML = '<a href="/basket" data-track="basket">장바구니</a>';
    const link = document.querySelector('a') as HTMLElement;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      link.remove();
    });
    click(link);
    expect(clicks()).toEqual([{ event: 'click', name: 'basket', to: '/basket', path: '/main' }]);
  });

  it('are not tracked when the pointer is released elsewhere', () => {
    openShop('/main').arrive();
    document.body.innerHTML = '<a href="/basket" data-track="basket">장바구니</a>';
    const link = document.querySelector('a') as HTMLElement;
    link.dispatchEvent(
      Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'mouse' }),
    );
    expect(clicks()).toEqual([]);
  });
});

describe('tag manager', () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  afterEach(() => {
    for (const script of scripts()) script.remove();
  });

  it('is loaded when configured and receives earlier events', async () => {
    openShop('/main', { tagManagerId: 'GTM-TEST1' }).arrive();
    await settle();
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    ]);
    expect(layer().map(({ event }) => event)).toEqual(['gtm.js', 'page_view']);
  });

  it('loads nothing of a third party when not configured', async () => {
    openShop('/main').arrive();
    await settle();
    expect(scripts()).toEqual([]);
  });

  it('logs an error and loads nothing for an invalid id', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    openShop('/main', { tagManagerId: 'GTM-x"' }).arrive();
    expect(String(logged.mock.calls[0]?.[1])).toContain('is no container id');
    expect(scripts()).toEqual([]);
  });
});

describe('error reports', () => {
  const reports: FailureReport[] = [];
  beforeEach(() => {
    reports.length = 0;
    globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
      const request = input as Request;
      if (new URL(request.url).pathname === '/api/common/v1/log')
        reports.push(await request.json());
      return Response.json({ code: '0000', message: '', payload: {} });
    }) as never;
  });

  const errorAt = (message: string, file: string) =>
    Object.assign(new TypeError(message), {
      stack: `TypeError: ${message}\n    at f (http://localhost${file})\n    at vendor (https://cdn.example/x.js:1:1)`,
    });
  const fail = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));

  it('contain remote and build, include early errors, and are sent once for each kind', async () => {
    const { early: bootEvents, arrive } = openShop('/goods/detail?goodsNo=7&name=김하늘');
    fail(errorAt('a is undefined', '/assets/goods/g123/detail.page.js:1:20'));
    arrive();
    fail(errorAt('a is undefined', '/assets/goods/g123/detail.page.js:1:20'));
    bootEvents.reportCaught(errorAt('b broke', '/assets/order/o456/basket.js:3:4'));
    await settle();
    expect(reports).toEqual([
      {
        message: 'TypeError: a is undefined',
        app: 'goods',
        build: 'g123',
        frames: ['detail.page.js:1:20'],
        page: '/goods/detail',
      },
      expect.objectContaining({ app: 'order', build: 'o456', frames: ['basket.js:3:4'] }),
    ]);
  });

  it.each([
    [
      'the first app of the stack beside the platform',
      '/assets/goods/g123/detail.js:1:2',
      '',
      'goods',
      'g123',
    ],
    [
      'the component around it',
      '',
      '    at C (http://localhost/assets/goods/g123/detail.js:3:4)',
      'goods',
      'g123',
    ],
    ['the owner of the page', '', '', 'order', 'build-9'],
  ])('are booked on %s', async (_, frame, componentStack, app, build) => {
    const { early: bootEvents, arrive } = openShop('/basket');
    const error = errorAt('of React', '/assets/shell/s1/main.js:1:1');
    if (frame) error.stack += `\n    at g (http://localhost${frame})`;
    bootEvents.reportCaught(error, componentStack);
    arrive();
    await settle();
    expect(reports).toEqual([expect.objectContaining({ app, build })]);
  });

  it("contain no personal data and name the page's build when no asset is in the stack", async () => {
    openShop('/mypage').arrive();
    fail(new Error('no 010-1234-5678, a@b.kr'));
    await settle();
    expect(reports).toEqual([
      {
        message: 'Error: no [number], [mail]',
        app: '',
        build: 'build-9',
        frames: [],
        page: '/mypage',
      },
    ]);
  });

  it('are not sent for loops, aborts and errors without information', async () => {
    openShop('/main').arrive();
    fail(new DOMException('Stopped', 'AbortError'));
    fail(null);
    for (let at = 0; at < 40; at += 1) fail(new Error(`kind ${'x'.repeat(at)}`));
    await settle();
    expect(reports).toHaveLength(10);
  });
});
