import { createMemoryRouter, RouterProvider } from '@shop/shared/app/boot';
import { act, render, screen } from '@testing-library/react';
import { useSearchUpdate } from './use-search-update';

const withParam = (key: string, value: string) => (query: URLSearchParams) => {
  const next = new URLSearchParams(query);
  next.set(key, value);
  return next;
};

function Filters() {
  const [query, update] = useSearchUpdate();
  return (
    <>
      <button type="button" onClick={() => update(withParam('sort', 'new'))}>
        최신순
      </button>
      <button type="button" onClick={() => update(withParam('score', '5'))}>
        5점
      </button>
      <p>{query.toString()}</p>
    </>
  );
}

test('keeps the first change when the second follows before the router has drawn it', async () => {
  let load: () => void = () => {};
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Filters,
        loader: () => new Promise((resolve) => (load = () => resolve(null))),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/?goodsNo=7'] },
  );
  render(<RouterProvider router={router} />);
  await act(async () => load());
  act(() => screen.getByRole('button', { name: '최신순' }).click());
  act(() => screen.getByRole('button', { name: '5점' }).click());
  await act(async () => load());
  expect(screen.getByText('goodsNo=7&sort=new&score=5')).toBeVisible();
  expect(router.state.location.search).toBe('?goodsNo=7&sort=new&score=5');
});
