import { createMemoryRouter } from './memory-router';
import { createPageState } from './page-state';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function open() {
  const router = createMemoryRouter([{ path: '/goods' }, { path: '/main' }], {
    initialEntries: ['/goods?goodsNo=1'],
  });
  const pages = createPageState(router);
  const draw = jest.fn();
  const stop = pages.subscribe(draw);
  const search = () => pages.current().location.search;
  return { router, draw, stop, search, path: () => pages.current().location.pathname };
}

test('draws another page and another query at once', async () => {
  const { router, draw, search, path } = open();
  void router.navigate('?goodsNo=2&modalId=options');
  expect([draw.mock.calls.length, search()]).toEqual([1, '?goodsNo=2&modalId=options']);
  void router.navigate('/main');
  expect([draw.mock.calls.length, path()]).toEqual([2, '/main']);
});

test('draws a page whose layer opened after the next paint', async () => {
  const { router, draw, search } = open();
  void router.navigate('?goodsNo=1&modalId=options');
  expect(router.state.location.search).toBe('?goodsNo=1&modalId=options');
  expect([draw.mock.calls.length, search()]).toEqual([0, '?goodsNo=1']);
  await nextFrame();
  await nextFrame();
  expect([draw.mock.calls.length, search()]).toEqual([1, '?goodsNo=1&modalId=options']);
});

test('draws only the last page when a layer opens and the page is left', async () => {
  const { router, draw, path } = open();
  void router.navigate('?goodsNo=1&modalId=options');
  void router.navigate('/main');
  await nextFrame();
  await nextFrame();
  expect([draw.mock.calls.length, path()]).toEqual([1, '/main']);
});

test('knows a navigation that came before it was followed', () => {
  const router = createMemoryRouter([{ path: '/main' }], { initialEntries: ['/main'] });
  const pages = createPageState(router);
  void router.navigate('/main?tab=2');
  pages.subscribe(() => {});
  expect(pages.current().location.search).toBe('?tab=2');
});
