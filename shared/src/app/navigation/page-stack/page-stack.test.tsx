import {
  type PageHandle,
  useLocation,
  useNotFound,
  useNow,
  useSearchParams,
} from '@shop/shared/app';
import { createMemoryRouter, type Route, type Router } from '@shop/shared/app/navigation';
import { InShop } from '@shop/shared/testing/render-in-shop';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { PageStack } from './page-stack';

let unmounted: string[];
let viewed: string[];
beforeEach(() => {
  unmounted = [];
  viewed = [];
});

function Page() {
  const { pathname, search } = useLocation();
  useEffect(() => void viewed.push(pathname + search), [pathname, search]);
  if (search === '?broken') throw new Error('broken page');
  const [clicks, setClicks] = useState(0);
  const [query, setQuery] = useSearchParams();
  useEffect(() => () => void unmounted.push(pathname), [pathname]);
  return (
    <main tabIndex={-1}>
      <h1>{pathname + search}</h1>
      <button type="button" onClick={() => setClicks(clicks + 1)}>{`누른 횟수 ${clicks}`}</button>
      <button type="button" onClick={() => setQuery({ sort: 'new' }, { replace: true })}>
        {`정렬 ${query.get('sort') ?? '추천'}`}
      </button>
    </main>
  );
}

const handleOf = (page: object) =>
  ({ page, module: () => ({ Page }), canDraw: () => true }) as unknown as PageHandle;
const route = (path: string, page: object = {}): Route => ({
  path,
  Component: Page,
  handle: handleOf(page),
});

const renderStack = (router: Router) =>
  render(
    <InShop router={router}>
      <PageStack />
    </InShop>,
  );

function open(initialEntries = ['/display/list']) {
  const router = createMemoryRouter(
    ['/display/list', '/goods', '/display/brand', '/event', '/basket'].map((path) => route(path)),
    { initialEntries },
  );
  const { container } = renderStack(router);
  return {
    prepare: (to: string) => act(async () => router.prepare(to)),
    go: (to: string | number, options = {}) =>
      act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))),
    shown: () => screen.getAllByRole('heading').map(({ textContent }) => textContent),
    inDocument: () => [...container.querySelectorAll('h1')].map(({ textContent }) => textContent),
    click: (name: RegExp) => userEvent.click(screen.getByRole('button', { name })),
  };
}

test('shows one page, first in the document, and keeps the last two hidden behind it', async () => {
  const { go, shown, inDocument } = open();
  await go('/goods?goodsNo=1');
  expect(shown()).toEqual(['/goods?goodsNo=1']);
  expect(inDocument()).toEqual(['/goods?goodsNo=1', '/display/list']);
  await go('/display/brand');
  await go('/event');
  expect(inDocument()).toEqual(['/event', '/display/brand', '/goods?goodsNo=1']);
  expect(unmounted).toEqual(['/display/list']);
});

test('shows the page of the entry with its state on Back and drops the page that is left', async () => {
  const { go, shown, inDocument, click } = open();
  await click(/누른/);
  await go('/goods');
  await go(-1);
  expect(shown()).toEqual(['/display/list']);
  expect(inDocument()).toEqual(['/display/list']);
  expect(screen.getByRole('button', { name: '누른 횟수 1' })).toBeVisible();
  expect(unmounted).toEqual(['/goods']);
});

test('gives each goods its own page', async () => {
  const { go, inDocument } = open(['/goods?goodsNo=1']);
  await go('/goods?goodsNo=2');
  expect(inDocument()).toEqual(['/goods?goodsNo=2', '/goods?goodsNo=1']);
  await go(-1);
  expect(inDocument()).toEqual(['/goods?goodsNo=1']);
});

test('keeps the page when a filter replaces its query, and a hidden page its query', async () => {
  const { go, click, inDocument } = open();
  await click(/정렬/);
  expect(inDocument()).toEqual(['/display/list?sort=new']);
  await go('/goods?sort=old');
  expect(inDocument()).toEqual(['/goods?sort=old', '/display/list?sort=new']);
});

test('keeps the page below a layer and does not keep a page with an open layer', async () => {
  const { go, inDocument } = open(['/goods']);
  await go('/goods?modalId=options', { state: { openedModal: 'options' } });
  await waitFor(() => expect(inDocument()).toEqual(['/goods?modalId=options']));
  await go('/display/brand');
  expect(inDocument()).toEqual(['/display/brand']);
  await go(-1);
  await waitFor(() => expect(inDocument()).toEqual(['/goods?modalId=options']));
});

test('draws a page that needs login anew on Back, and keeps those behind it', async () => {
  const { go, inDocument, click } = open();
  await go('/basket');
  await click(/누른/);
  await go('/goods');
  expect(inDocument()).toEqual(['/goods', '/display/list']);
  await go(-1);
  expect(inDocument()).toEqual(['/basket']);
  expect(screen.getByRole('button', { name: '누른 횟수 0' })).toBeVisible();
});

test('hides the left page from assistive technology and moves the focus to the shown one', async () => {
  const { go, click } = open();
  await click(/누른/);
  expect(screen.getByRole('button', { name: '누른 횟수 1' })).toHaveFocus();
  await go('/goods');
  expect(screen.getByRole('main')).toHaveFocus();
  const list = screen.getByText('/display/list').closest('[data-hidden]');
  expect(list).toHaveAttribute('aria-hidden', 'true');
});

test('gives the keyboard focus back when the page is shown again', async () => {
  const { go } = open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '누른 횟수 1' })).toHaveFocus();
  await go('/goods');
  await go(-1);
  expect(screen.getByRole('button', { name: '누른 횟수 1' })).toHaveFocus();
});

test('draws the prepared page hidden, before the shown one, and does not count it as viewed', async () => {
  const { prepare, shown, inDocument } = open();
  await prepare('/goods?goodsNo=1');
  expect(inDocument()).toEqual(['/goods?goodsNo=1', '/display/list']);
  expect(shown()).toEqual(['/display/list']);
  expect(viewed).toEqual(['/display/list']);
});

test('shows the drawn page on a click, and keeps it for Back like any other', async () => {
  const { prepare, go, shown, inDocument, click } = open();
  await prepare('/goods?goodsNo=1');
  const drawn = screen.getByText('/goods?goodsNo=1');
  await go('/goods?goodsNo=1');
  expect(screen.getByRole('heading')).toBe(drawn);
  expect(viewed).toEqual(['/display/list', '/goods?goodsNo=1']);
  await click(/누른/);
  await click(/정렬/);
  expect(shown()).toEqual(['/goods?sort=new']);
  await go('/display/brand');
  expect(inDocument()).toEqual(['/display/brand', '/goods?sort=new', '/display/list']);
  await go(-1);
  expect(shown()).toEqual(['/goods?sort=new']);
  expect(screen.getByRole('button', { name: '누른 횟수 1' })).toBeVisible();
});

test('keeps what it has prepared when the same page is prepared again', async () => {
  const { prepare, go } = open();
  await prepare('/goods?goodsNo=1');
  const heading = screen.getByText('/goods?goodsNo=1');
  await prepare('/goods?goodsNo=1');
  await go('/goods?goodsNo=1');
  expect(screen.getByRole('heading')).toBe(heading);
});

test('replaces the prepared page by the next one, and drops it when another is opened', async () => {
  const { prepare, go, inDocument } = open();
  await prepare('/goods?goodsNo=1');
  await prepare('/goods?goodsNo=2');
  expect(inDocument()).toEqual(['/goods?goodsNo=2', '/display/list']);
  await go('/event');
  expect(inDocument()).toEqual(['/event', '/display/list']);
});

test('draws a page anew when it is opened with a state of its own', async () => {
  const { prepare, go, inDocument } = open();
  await prepare('/goods?goodsNo=1');
  await go('/goods?goodsNo=1', { state: { from: 'list' } });
  expect(inDocument()).toEqual(['/goods?goodsNo=1', '/display/list']);
  expect(viewed).toEqual(['/display/list', '/goods?goodsNo=1']);
});

test('prepares neither a page that needs login nor the shown one', async () => {
  const { prepare, inDocument } = open();
  await prepare('/basket');
  await prepare('/display/list');
  expect(inDocument()).toEqual(['/display/list']);
});

test('leaves the shown page alone when the prepared one cannot be drawn', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { prepare, shown, inDocument } = open();
  await prepare('/goods?broken');
  expect(shown()).toEqual(['/display/list']);
  expect(inDocument()).toEqual(['/display/list']);
  error.mockRestore();
});

test('draws neither the page that is left nor the one that was prepared again on a click and on Back', async () => {
  const drawn: string[] = [];
  function Content({ name }: { name: string }) {
    drawn.push(name);
    return <h1>{name}</h1>;
  }
  const pageOf = (name: string) =>
    function PageWithContent() {
      useNotFound({ error: null });
      return <Content name={name} />;
    };
  const routeOf = (path: string, name: string): Route => {
    const Component = pageOf(name);
    const handle = { page: {}, module: () => ({ Page: Component }), canDraw: () => true };
    return { path, Component, handle: handle as unknown as PageHandle };
  };
  const router = createMemoryRouter([routeOf('/display/list', '목록'), routeOf('/goods', '상품')], {
    initialEntries: ['/display/list'],
  });
  renderStack(router);
  await act(async () => router.prepare('/goods'));
  await act(() => router.navigate('/goods'));
  expect(screen.getByRole('heading')).toHaveTextContent('상품');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading')).toHaveTextContent('목록');
  expect(drawn).toEqual(['목록', '상품']);
});

test('stops the clock of a hidden page', async () => {
  jest.useFakeTimers();
  let renders = 0;
  function Clock() {
    useNow();
    renders += 1;
    return null;
  }
  const router = createMemoryRouter(
    [{ path: '/display/list', Component: Clock, handle: handleOf({}) }, route('/goods')],
    { initialEntries: ['/display/list'] },
  );
  renderStack(router);
  const rendersIn = (ms: number) => {
    const before = renders;
    act(() => void jest.advanceTimersByTime(ms));
    return renders - before;
  };
  expect(rendersIn(3000)).toBeGreaterThan(0);
  await act(() => router.navigate('/goods'));
  expect(rendersIn(3000)).toBe(0);
  await act(() => router.navigate(-1));
  expect(rendersIn(3000)).toBeGreaterThan(0);
});
