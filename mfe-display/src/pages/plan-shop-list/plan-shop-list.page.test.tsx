import { screen, within } from '@testing-library/react';
import { planShopListFixture } from '../../markup/fixtures/plan-shop.fixtures';
import { renderPage } from '../../test/render-page';

const brands = [
  { brandNo: 4, name: '고운결' },
  { brandNo: 9, name: '온기' },
];

test('filters the plan shops by a brand and a category', async () => {
  const { user, router, requestsOf } = await renderPage(
    '/display/plan-shop/list?categoryNo=3&page=2',
    {
      'display.planShops': () => ({ ...planShopListFixture(3), brands }),
      'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
      'category.tree': () => ({ categories: [] }),
    },
  );
  const choice = await screen.findByRole('group', { name: '브랜드' });
  expect(within(choice).getByRole('link', { name: '모든 브랜드' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(within(choice).getByRole('link', { name: '온기' }));
  expect(router.state.location.search).toBe('?categoryNo=3&brandNo=9');
  expect(requestsOf('display.planShops').at(-1)).toEqual({ query: { categoryNo: 3, brandNo: 9 } });
  const chosen = await screen.findByRole('link', { name: '온기' });
  expect(chosen).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: '모든 브랜드' }));
  expect(router.state.location.search).toBe('?categoryNo=3');
});
