import { createMemoryRouter } from '@shop/shared/app/navigation';
import { interceptNavigation } from './navigation-interceptors';

function open() {
  const router = createMemoryRouter(
    ['/', '/goods', '/brand', '/main'].map((path) => ({ path, element: null })),
    { initialEntries: ['/main'] },
  );
  const interceptors = interceptNavigation(router as never);
  const navigations: string[] = [];
  let key = router.state.location.key;
  router.subscribe(({ location }) => {
    if (location.key !== key) navigations.push(location.pathname + location.search);
    key = location.key;
  });
  return { router, gate: interceptors, visits: navigations };
}

let nowMs = 1000;
beforeEach(() => {
  nowMs = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => jest.restoreAllMocks());

test('pushes the first click at once and ignores a second within 300 ms', async () => {
  const { router, visits: navigations } = open();
  void router.navigate('/goods');
  await Promise.resolve();
  nowMs += 299;
  await router.navigate('/goods');
  expect(navigations).toEqual(['/goods']);
});

test('pushes again after 300 ms', async () => {
  const { router, visits: navigations } = open();
  await router.navigate('/goods?goodsNo=1');
  nowMs += 300;
  await router.navigate('/goods?goodsNo=1');
  expect(navigations).toEqual(['/goods?goodsNo=1', '/goods?goodsNo=1']);
});

test('pushes another target at once', async () => {
  const { router, visits: navigations } = open();
  await router.navigate('/goods?goodsNo=1');
  await router.navigate({ pathname: '/goods', search: '?goodsNo=2' });
  await router.navigate('/brand');
  expect(navigations).toEqual(['/goods?goodsNo=1', '/goods?goodsNo=2', '/brand']);
});

test('pushes the same target again after Back', async () => {
  const { router, visits: navigations } = open();
  await router.navigate('/goods');
  await router.navigate(-1);
  await router.navigate('/goods');
  expect(navigations).toEqual(['/goods', '/main', '/goods']);
});

test('does not affect a replace', async () => {
  const { router, visits: navigations } = open();
  await router.navigate('/goods');
  await router.navigate('/goods', { replace: true });
  expect(navigations).toEqual(['/goods', '/goods']);
});

test('lets an interceptor handle a push and passes on the others', async () => {
  const { router, gate: interceptors, visits: navigations } = open();
  const seen: unknown[] = [];
  interceptors.add(({ url, state }) => {
    seen.push([url.pathname + url.search, state]);
    return url.searchParams.has('isStack');
  });
  await router.navigate('/goods?isStack=Y', { state: { step: 1 } });
  await router.navigate({ pathname: '/brand' });
  await router.navigate('/main', { replace: true });
  expect(seen).toEqual([
    ['/goods?isStack=Y', { step: 1 }],
    ['/brand', undefined],
  ]);
  expect(navigations).toEqual(['/brand', '/main']);
});
