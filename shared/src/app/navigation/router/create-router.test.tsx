import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { createRouter, type Router } from './create-router';
import { createBrowserHistory, createMemoryHistory, type ShownEntry } from './history';
import { createMemoryRouter } from './memory-router';
import { notFound, type Route, RouteRedirect } from './route';
import { useRouteError } from './router-context';
import { Outlet, RouterProvider } from './router-provider';

const shown = (router: Router): string => {
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
};

const redirecting =
  (to: string, mode?: RouteRedirect['mode']): Route['loader'] =>
  () => {
    throw new RouteRedirect(to, 302, mode);
  };

/** A loader that waits until `resume` is called. */
function waitingLoader() {
  const resolvers: (() => void)[] = [];
  return {
    loader: () => new Promise<void>((resolve) => resolvers.push(resolve)),
    resume: async () => {
      for (const resolve of resolvers.splice(0)) resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('navigate', () => {
  it('shows a page whose code is there within the call', () => {
    const router = createMemoryRouter([{ path: '/main' }, { path: '/goods' }], {
      initialEntries: ['/main'],
    });
    void router.navigate('/goods?goodsNo=1');
    expect(shown(router)).toBe('/goods?goodsNo=1');
    expect(router.state.type).toBe('PUSH');
  });

  it('keeps the path for a query and the query for a hash', async () => {
    const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/goods?goodsNo=1'] });
    await router.navigate('?goodsNo=2');
    expect(shown(router)).toBe('/goods?goodsNo=2');
    await router.navigate({ hash: '#reviews' });
    expect(shown(router)).toBe('/goods?goodsNo=2#reviews');
  });

  it('has no bare question mark for an empty query', async () => {
    const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/goods?tab=2'] });
    await router.navigate('?');
    expect(shown(router)).toBe('/goods');
  });

  it('does not run the loader for a hash on the same page', async () => {
    const loader = jest.fn();
    const router = createMemoryRouter([{ path: '/goods', loader }], { initialEntries: ['/goods'] });
    await router.navigate('/goods#reviews');
    expect(loader).toHaveBeenCalledTimes(1);
    await router.navigate('/goods?tab=2');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('lets the latest navigation win', async () => {
    const slow = waitingLoader();
    const router = createMemoryRouter([
      { path: '/' },
      { path: '/slow', loader: slow.loader },
      { path: '/fast' },
    ]);
    const overtaken = router.navigate('/slow');
    await router.navigate('/fast');
    await slow.resume();
    await overtaken;
    expect(shown(router)).toBe('/fast');
  });

  it('waits for the routes of the owner once', async () => {
    let load = () => {};
    const router = createMemoryRouter([{ path: '/' }], {
      ensureRoutes: (pathname) =>
        pathname === '/' || router.routes.length > 1
          ? undefined
          : new Promise<void>((resolve) => {
              load = () => {
                router.addRoutes([{ path: '/basket' }]);
                resolve();
              };
            }),
    });
    const navigation = router.navigate('/basket');
    expect(shown(router)).toBe('/');
    load();
    await navigation;
    expect(shown(router)).toBe('/basket');
    expect(router.state.error).toBeUndefined();
  });

  it('shows status 400 when the routes of the owner cannot be loaded, and tries again', async () => {
    let isOnline = false;
    const router = createMemoryRouter([{ path: '/' }], {
      ensureRoutes: (pathname) => {
        if (pathname === '/') return undefined;
        if (!isOnline) return Promise.reject(new Error('offline'));
        router.addRoutes([{ path: '/basket' }]);
        return undefined;
      },
    });
    await router.navigate('/basket');
    expect(router.state.error).toEqual({ status: 400 });
    isOnline = true;
    await router.navigate('/basket', { replace: true });
    expect(router.state.error).toBeUndefined();
  });
});

describe('redirects', () => {
  const routes: Route[] = [
    { path: '/' },
    { path: '/old', loader: redirecting('/new') },
    { path: '/new' },
    { path: '/card', loader: redirecting('https://card.example/', 'document') },
  ];

  it('leads to the target and leaves no entry of the old URL', async () => {
    const router = createMemoryRouter(routes);
    await router.navigate('/old');
    expect(shown(router)).toBe('/new');
    await router.navigate(-1);
    expect(shown(router)).toBe('/');
  });

  it('replaces the entry on the first page and after Back', async () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/', '/old'] });
    expect([shown(router), router.state.type]).toEqual(['/new', 'REPLACE']);
  });

  it('leaves the document for another host', async () => {
    const loaded: [string, boolean][] = [];
    const router = createMemoryRouter(routes, {
      loadDocument: (url, isReplace) => loaded.push([url, isReplace]),
    });
    await router.navigate('/card');
    expect(loaded).toEqual([['https://card.example/', false]]);
    expect(shown(router)).toBe('/');
  });
});

describe('with the history of the browser', () => {
  it('writes path, state and position of each entry, and follows Back', async () => {
    history.replaceState(null, '', '/main');
    const router = createRouter({
      routes: [{ path: '*' }],
      history: createBrowserHistory(),
    });
    await router.navigate('/goods?goodsNo=1', { state: { openedModal: 'options' } });
    expect(location.pathname + location.search).toBe('/goods?goodsNo=1');
    expect(history.state).toMatchObject({ usr: { openedModal: 'options' }, idx: 1 });
    await router.navigate('/goods?goodsNo=2', { replace: true });
    expect(history.state).toMatchObject({ usr: null, idx: 1 });
    const navigated = new Promise((resolve) => router.subscribe(resolve));
    await router.navigate(-1);
    await navigated;
    expect([shown(router), router.state.type]).toEqual(['/main', 'POP']);
    router.dispose();
  });

  describe('in the next documents of the tab', () => {
    /** Another document of the tab, which leaves at once. @returns the position of its entry */
    const openDocument = (state: object | null): number => {
      history.replaceState(state, '');
      const router = createRouter({ routes: [{ path: '*' }], history: createBrowserHistory() });
      dispatchEvent(new Event('pagehide'));
      router.dispose();
      return history.state.idx;
    };
    const entries = (count: number) => jest.spyOn(history, 'length', 'get').mockReturnValue(count);
    beforeEach(() => sessionStorage.clear());
    afterEach(() => jest.restoreAllMocks());

    it('counts on where the one before was left, and after a reload from the entry', () => {
      entries(4);
      expect(openDocument(null)).toBe(0);
      entries(5);
      expect(openDocument(null)).toBe(1);
      expect(openDocument(history.state)).toBe(1);
      entries(6);
      expect(openDocument(null)).toBe(2);
      expect(openDocument({ key: 'early' })).toBeUndefined();
    });

    it('gives an entry that replaced the last one its position', () => {
      entries(4);
      expect([openDocument(null), openDocument(null)]).toEqual([0, 0]);
    });

    it.each(['[null]', '{"a":1}', '["x","y"]', '[5]'])('does without a stored %s', (stored) => {
      sessionStorage.setItem('shop.left', stored);
      entries(4);
      expect(openDocument(null)).toBe(0);
    });
  });

  it('gives a key of its own to an entry that a plain anchor link made', async () => {
    history.replaceState(null, '', '/main');
    const router = createRouter({ routes: [{ path: '*' }], history: createBrowserHistory() });
    const firstKey = router.state.location.key;
    await router.navigate('/display/brand');
    history.pushState(null, '', '/display/brand#letter-A');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(shown(router)).toBe('/display/brand#letter-A');
    expect(router.state.location.key).not.toBe(firstKey);
    expect(history.state).toMatchObject({ key: router.state.location.key, idx: 2 });
    router.dispose();
  });

  it('starts with the page before an entry that was made for the next push, and replaces that entry', async () => {
    history.pushState(null, '', '/goods?goodsNo=1');
    const length = history.length;
    let before: ShownEntry | undefined = { href: '/main?tab=2', state: { key: 'first', idx: 3 } };
    const router = createRouter({
      routes: [{ path: '*' }],
      history: createBrowserHistory(() => before),
    });
    expect(router.state.location).toMatchObject({
      pathname: '/main',
      search: '?tab=2',
      key: 'first',
    });
    expect(location.pathname).toBe('/goods');
    await router.navigate('/goods?goodsNo=1');
    expect([location.pathname, history.length]).toEqual(['/goods', length]);
    expect(history.state).toMatchObject({ key: router.state.location.key, idx: 4 });
    before = undefined;
    await router.navigate('/basket');
    expect(history.length).toBe(length + 1);
    router.dispose();
  });

  it('does not run the loader of a page that the server rendered', () => {
    const loader = jest.fn();
    const router = createRouter({
      routes: [{ path: '/main', loader }],
      history: createMemoryHistory(['/main']),
      hydration: {},
    });
    expect(loader).not.toHaveBeenCalled();
    expect(router.state.match?.route.path).toBe('/main');
  });
});

describe('RouterProvider', () => {
  const Failure = () => <p>{`오류 ${JSON.stringify(useRouteError())}`}</p>;
  const draw = (routes: Route[]) => {
    const router = createMemoryRouter(routes);
    render(
      <RouterProvider router={router} errorElement={<Failure />}>
        <Outlet />
      </RouterProvider>,
    );
    return router;
  };
  const go = (router: Router, to: string) => act(() => router.navigate(to));

  it('shows the error of a loader until the next navigation', async () => {
    const fail = () => {
      throw notFound();
    };
    const router = draw([
      { path: '/', element: '처음' },
      { path: '/none', loader: fail },
    ]);
    await go(router, '/none');
    expect(screen.getByText('오류 {"status":404}')).toBeVisible();
    await go(router, '/');
    expect(screen.getByText('처음')).toBeVisible();
  });

  it('shows the error of a page that throws while rendering until the next navigation', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('broken');
    };
    const router = draw([
      { path: '/', element: '처음' },
      { path: '/broken', Component: Broken },
    ]);
    await go(router, '/broken');
    expect(screen.getByText('오류 {}')).toBeVisible();
    await go(router, '/');
    expect(screen.getByText('처음')).toBeVisible();
  });

  it('keeps the first of two changes of the query by two clicks', async () => {
    function Filters() {
      const [query, setQuery] = useSearchParams();
      const add = (name: string) =>
        setQuery((current) => {
          current.set(name, '1');
          return current;
        });
      return (
        <>
          <button type="button" onClick={() => add('sort')}>
            정렬
          </button>
          <button type="button" onClick={() => add('photo')}>
            사진
          </button>
          <p>{String(query)}</p>
        </>
      );
    }
    draw([{ path: '/', Component: Filters }]);
    await userEvent.click(screen.getByRole('button', { name: '정렬' }));
    await userEvent.click(screen.getByRole('button', { name: '사진' }));
    expect(await screen.findByText('sort=1&photo=1')).toBeVisible();
  });

  it('gives the same navigate function to every render of a page', async () => {
    const seen = new Set<unknown>();
    function Page() {
      useLocation();
      seen.add(useNavigate());
      return null;
    }
    const router = draw([{ path: '*', Component: Page }]);
    await go(router, '/?sort=new');
    await go(router, '/?sort=new&modalId=filter');
    expect(seen.size).toBe(1);
  });
});
