import { recentGoods } from '@shop/shared/app/recent';
import { screen } from '@testing-library/react';
import { favorites } from '../../markup/fixtures/favorites';
import { renderPage } from '../../test/render-page';

const nothing = { items: [], folders: [], total: 0, hasMore: false };

const [seen] = favorites.items.map(({ goods }) => goods);
if (!seen) throw new Error('The fixture has goods.');

test('shows a member without favourites what was seen recently', async () => {
  localStorage.clear();
  recentGoods.add(seen.goodsNo, 1);
  renderPage('/mypage/favorite-goods', {
    'favorite.list': () => nothing,
    'goods.cards': () => ({ items: [seen] }),
  });
  expect(await screen.findByText('찜한 상품이 없어요')).toBeVisible();
  expect(await screen.findByRole('link', { name: seen.name })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '보기' })).not.toBeInTheDocument();
});
