import { dealCard } from '@shop/shared/markup';
import { screen } from '@testing-library/react';
import { baskets } from '../../markup/fixtures/baskets';
import { renderPage } from '../../test/render-page';

test('shows substitutes for each item that cannot be bought, and none for the others', async () => {
  const { sentTo } = renderPage('/basket', {
    'basket.view': () => baskets['sold-out'],
    'goods.similar': () => ({ items: [dealCard] }),
  });
  const missing = baskets['sold-out']?.invalidItems ?? [];
  expect(missing).toHaveLength(2);
  for (const { goodsName } of missing)
    expect(
      await screen.findByRole('heading', { name: `‘${goodsName}’ 대신 볼 만한 상품` }),
    ).toBeVisible();
  expect(sentTo('goods.similar').map(({ input }) => input)).toEqual(
    missing.map(({ goodsNo }) => ({ params: { goodsNo } })),
  );
});
