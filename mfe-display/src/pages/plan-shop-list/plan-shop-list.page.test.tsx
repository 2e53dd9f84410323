import { screen } from '@testing-library/react';
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
  const choice = await screen.findByRole('combobox', { name: '브랜드' });
  expect(choice).toHaveDisplayValue('모든 브랜드');
  await user.selectOptions(choice, '온기');
  expect(router.state.location.search).toBe('?categoryNo=3&brandNo=9');
  expect(requestsOf('display.planShops').at(-1)).toEqual({ query: { categoryNo: 3, brandNo: 9 } });
  expect(choice).toHaveDisplayValue('온기');
  await user.selectOptions(choice, '모든 브랜드');
  expect(router.state.location.search).toBe('?categoryNo=3');
});

test('counts the plan shops and sorts them', async () => {
  const list = planShopListFixture(3);
  const { user, router, requestsOf } = await renderPage('/display/plan-shop/list', {
    'display.planShops': () => list,
    'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
    'category.tree': () => ({ categories: [] }),
  });
  expect(await screen.findByText(/^총/)).toHaveTextContent(`총 ${list.total}개`);
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '마감임박순');
  expect(router.state.location.search).toBe('?sort=closing');
  expect(requestsOf('display.planShops').at(-1)).toEqual({ query: { sort: 'closing' } });
});
