import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { PageShownContext } from '../page-stack/page-shown';
import { createMemoryRouter } from '../router/memory-router';
import { RouterStateContext } from '../router/router-context';
import { Outlet, RouterProvider } from '../router/router-provider';
import { useModalParam } from './use-modal-param';

function Layer({ id, opens = [] }: { id: string; opens?: string[] }) {
  const layer = useModalParam(id);
  if (!layer.isOpen) return null;
  return (
    <section aria-label={id}>
      {opens.map((next) => (
        <Opener key={next} id={next} />
      ))}
      <button type="button" onClick={layer.close}>{`${id} 닫기`}</button>
    </section>
  );
}

function Opener({ id }: { id: string }) {
  const { open } = useModalParam(id);
  return (
    <>
      <button type="button" onClick={() => open()}>{`${id} 열기`}</button>
      <button type="button" onClick={() => open({ replace: true })}>{`${id} 대신 열기`}</button>
    </>
  );
}

function Page() {
  return (
    <>
      <Opener id="options" />
      <Layer id="options" opens={['coupon']} />
      <Layer id="coupon" opens={['terms']} />
      <Layer id="terms" />
    </>
  );
}

function show(address = '/goods?goodsNo=1') {
  const router = createMemoryRouter(
    [
      { path: '/goods', Component: Page },
      { path: '/main', element: null },
    ],
    {
      initialEntries: ['/main', address],
      initialIndex: 1,
    },
  );
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  return {
    router,
    click: (name: string) => user.click(screen.getByRole('button', { name })),
    back: () => act(() => router.navigate(-1)),
    open: () => screen.queryAllByRole('region').map((layer) => layer.getAttribute('aria-label')),
    query: () => router.state.location.search,
  };
}

test('stacks layers and closes one on each Back', async () => {
  const page = show();
  await page.click('options 열기');
  expect(page.query()).toBe('?goodsNo=1&modalId=options');
  await page.click('coupon 열기');
  expect(page.query()).toBe('?goodsNo=1&modalId=options,coupon&modalSeq=2');
  await page.click('terms 열기');
  expect(page.query()).toBe('?goodsNo=1&modalId=options,coupon,terms&modalSeq=3');
  expect(page.open()).toEqual(['options', 'coupon', 'terms']);
  await page.back();
  expect(page.open()).toEqual(['options', 'coupon']);
  await page.back();
  expect(page.open()).toEqual(['options']);
  await page.back();
  expect([page.open(), page.query()]).toEqual([[], '?goodsNo=1']);
});

test('closes the topmost layer without leaving a history entry', async () => {
  const page = show();
  await page.click('options 열기');
  await page.click('coupon 열기');
  await page.click('coupon 닫기');
  expect(page.open()).toEqual(['options']);
  await page.click('options 닫기');
  expect(page.query()).toBe('?goodsNo=1');
  await page.back();
  expect(page.router.state.location.pathname).toBe('/main');
});

test('replaces the topmost layer, so that Back closes both', async () => {
  const page = show();
  await page.click('options 열기');
  await page.click('coupon 열기');
  await page.click('terms 대신 열기');
  expect(page.query()).toBe('?goodsNo=1&modalId=options,terms&modalSeq=2');
  await page.back();
  expect(page.open()).toEqual(['options']);
});

test('opens several layers from a link and closes one without leaving the page', async () => {
  const page = show('/goods?goodsNo=1&modalId=options,coupon&modalSeq=2');
  expect(page.open()).toEqual(['options', 'coupon']);
  await page.click('coupon 닫기');
  expect(page.query()).toBe('?goodsNo=1&modalId=options');
  await page.click('options 닫기');
  expect(page.query()).toBe('?goodsNo=1');
});

test('closes the layers above when a lower one closes', async () => {
  const page = show('/goods?goodsNo=1&modalId=options,coupon&modalSeq=2');
  await page.click('options 닫기');
  expect([page.open(), page.query()]).toEqual([[], '?goodsNo=1']);
});

test('does not open the same layer twice', async () => {
  const page = show('/goods?goodsNo=1&modalId=options');
  await page.click('options 열기');
  expect(page.query()).toBe('?goodsNo=1&modalId=options');
});

test('draws the layer before the page, which follows', async () => {
  const renders: string[] = [];
  function Around() {
    renders.push(useLocation().search);
    return null;
  }
  const router = createMemoryRouter([{ path: '/goods', Component: Page }], {
    initialEntries: ['/goods'],
  });
  render(
    <RouterProvider router={router}>
      <Around />
      <Outlet />
    </RouterProvider>,
  );
  renders.length = 0;
  act(() => screen.getByRole('button', { name: 'options 열기' }).click());
  expect(screen.getByRole('region', { name: 'options' })).toBeVisible();
  expect(renders).toEqual([]);
  await waitFor(() => expect(renders).toEqual(['?modalId=options']));
});

test('leaves a hidden page alone', async () => {
  const router = createMemoryRouter([{ path: '/goods', Component: Page }], {
    initialEntries: ['/goods'],
  });
  render(
    <RouterProvider router={router}>
      <PageShownContext value={false}>
        <RouterStateContext value={router.state}>
          <Page />
        </RouterStateContext>
      </PageShownContext>
    </RouterProvider>,
  );
  await act(() => router.navigate('/goods?modalId=options'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
