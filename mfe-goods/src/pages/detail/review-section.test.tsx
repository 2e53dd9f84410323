import { AppProvider, createApp, readSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { render, screen } from '@testing-library/react';
import { ReviewSection } from './review-section';

const show = (hasReviews: boolean) => {
  const app = createApp({
    call: (() => new Promise(() => {})) as never,
    session: readSession(''),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const element = <ReviewSection goodsNo={1} hasReviews={hasReviews} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
};

test.each([
  [true, 1],
  [false, 0],
])('leads to all reviews when there are some: %s', async (hasReviews, links) => {
  show(hasReviews);
  expect(await screen.findByRole('heading', { name: '후기' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: '전체 후기 보기' })).toHaveLength(links);
});
