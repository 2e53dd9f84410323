import { screen } from '@testing-library/react';
import { baskets } from '../../markup/fixtures/baskets';
import { renderPage } from '../../test/render-page';

test('shows substitutes for each item that cannot be bought, and none for the others', async () => {
  renderPage('/basket', { 'basket.view': () => baskets['sold-out'] });
  const missing = baskets['sold-out']?.invalidItems ?? [];
  expect(missing).toHaveLength(2);
  for (const { goodsNo, goodsName } of missing)
    expect(
      await screen.findByText(`goods/substitutes ${JSON.stringify({ goodsNo, goodsName })}`),
    ).toBeVisible();
  expect(screen.getAllByRole('region', { name: /goods\/substitutes$/ })).toHaveLength(2);
});
