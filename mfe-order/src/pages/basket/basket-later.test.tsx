import { screen, within } from '@testing-library/react';
import { baskets } from '../../markup/fixtures/baskets';
import { renderPage } from '../../test/render-page';

test('moves an item to those for later and back with 되돌리기', async () => {
  const moves: unknown[] = [];
  const { user } = renderPage('/basket', {
    'basket.view': () => baskets.default,
    'basket.keepForLater': ({ body }: { body: unknown }) => {
      moves.push(body);
      return moves.length === 1 ? baskets.later : baskets.default;
    },
  });
  await user.click((await screen.findAllByRole('button', { name: /나중에 구매$/ }))[0] as Element);
  const shelf = await screen.findByRole('region', { name: /나중에 구매할 상품/ });
  expect(within(shelf).getByRole('button', { name: /장바구니로 옮기기/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  expect(await screen.findAllByRole('button', { name: /나중에 구매$/ })).not.toHaveLength(0);
  expect(moves).toEqual([
    { itemNos: [1], isLater: true },
    { itemNos: [1], isLater: false },
  ]);
});

test('lists items for later below an empty basket, sold-out ones without a way back', async () => {
  const { user, sentTo } = renderPage('/basket', {
    'basket.view': () => ({ ...baskets.nodata, laterItems: baskets.later?.laterItems }),
    'basket.keepForLater': () => baskets.default,
  });
  expect(await screen.findByText('장바구니에 담긴 상품이 없어요')).toBeVisible();
  const back = screen.getAllByRole('button', { name: /장바구니로 옮기기/ });
  expect(back).toHaveLength(1);
  await user.click(back[0] as Element);
  expect(await screen.findByRole('button', { name: /주문하기$/ })).toBeVisible();
  expect(sentTo('basket.keepForLater')[0]?.input).toEqual({
    body: { itemNos: [41], isLater: false },
  });
});
