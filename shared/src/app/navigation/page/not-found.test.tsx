import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { AppProvider } from '../../app-context';
import { createApp } from '../../create-app';
import { ApiError } from '../../http/api-error';
import { visitorSession } from '../../session/session';
import { createMemoryRouter } from '../router/memory-router';
import { RouterProvider } from '../router/router-provider';
import { throwIfNotFound, useNotFound } from './not-found';

/** Renders a page of one item over a fake api. */
async function open(fetchItem: () => Promise<unknown>) {
  const app = createApp({
    call: (async () => fetchItem()) as never,
    session: visitorSession,
    isServer: false,
    renderedAtMs: 0,
  });
  const query = { queryKey: ['thing'], queryFn: fetchItem, retry: false };
  function Thing() {
    const thing = useQuery(query);
    useNotFound(thing);
    return <p>{thing.isError ? '실패' : '화면'}</p>;
  }
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throwIfNotFound(app, query);
        return null;
      },
      element: <Thing />,
    },
  ]);
  render(
    <AppProvider app={app}>
      <RouterProvider router={router} errorElement={<p>없는 화면</p>} />
    </AppProvider>,
  );
}

test('shows the 404 page when the item does not exist', async () => {
  await open(() => Promise.reject(new ApiError(404, 'NOT_FOUND', '없어요')));
  expect(await screen.findByText('없는 화면')).toBeVisible();
});

test('keeps the page on another failure', async () => {
  await open(() => Promise.reject(new ApiError(503, 'DOWN', '잠시만요')));
  expect(await screen.findByText('실패')).toBeVisible();
});
