import { type PageHandle, useLocation, useNow, useSearchParams } from '@shop/shared/app';
import { createMemoryRouter, type Route, RouterProvider } from '@shop/shared/app/boot';
import { InShop } from '@shop/shared/testing/render-in-shop';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { PageStack } from './page-stack';

let unmounted: string[];
beforeEach(() => {
  unmounted = [];
});

function Page() {
  const { pathname, search } = useLocation();
  const [clicks, setClicks] = useState(0);
  const [query, setQuery] = useSearchParams();
  useEffect(() => () => void unmounted.push(pathname), [pathname]);
  return (
    <main id="main" tabIndex={-1}>
      <h1>{pathname + search}</h1>
      <button type="button" onClick={() => setClicks(clicks + 1)}>{`누른 횟수 ${clicks}`}</button>
      <button type="button" onClick={() => setQuery({ sort: 'new' }, { replace: true })}>
        {`정렬 ${query.get('sort') ?? '추천'}`}
      </button>
    </main>
  );
}

const handleOf = (page: object) => ({ page, module: () => ({ Page }) }) as unknown as PageHandle;
const route = (path: string, page: object = {}): Route => ({
  path,
  Component: Page,
  handle: handleOf(page),
});

function open(initialEntries = ['/display/list']) {
  const router = createMemoryRouter(
    ['/display/list', '/goods', '/display/brand', '/event', '/basket'].map((path) => route(path)),
    { initialEntries },
  );
  const { container } = render(
    <InShop>
      <RouterProvider router={router}>
        <PageStack />
      </RouterProvider>
    </InShop>,
  );
  return {
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
  expect(inDocument()).toEqual(['/goods?modalId=options']);
  await go('/display/brand');
  expect(inDocument()).toEqual(['/display/brand']);
  await go(-1);
  expect(inDocument()).toEqual(['/goods?modalId=options']);
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
  render(
    <InShop>
      <RouterProvider router={router}>
        <PageStack />
      </RouterProvider>
    </InShop>,
  );
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
  jest.useRealTimers();
});
