import type { BasketView } from '@shop/shared/contracts';
import { screen, waitFor } from '@testing-library/react';
import { baskets } from '../../markup/fixtures/baskets';
import { refused, renderPage } from '../../test/render-page';
import { SHEET_NO, sampleSheet } from '../../test/sample-sheet';

const open = (basket: BasketView | undefined, answers: Parameters<typeof renderPage>[1] = {}) =>
  renderPage('/order/shoppingbag', {
    'basket.view': () => basket,
    'orderSheet.create': () => ({ sheetNo: SHEET_NO }),
    'orderSheet.view': () => sampleSheet(),
    ...answers,
  });

test('leads straight to the order sheet and takes its own place in the history', async () => {
  const { router, sentTo } = open(baskets.default);
  expect(await screen.findByRole('heading', { name: '주문/결제' })).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?sheetNo=${SHEET_NO}`);
  expect(router.state.type).toBe('REPLACE');
  expect(sentTo('orderSheet.create').map(({ input }) => input)).toEqual([
    { body: { source: 'BASKET', itemNos: [1, 2, 4], isGift: false } },
  ]);
});

test('leads to the basket when nothing is selected', async () => {
  const { router } = open(baskets.nodata);
  await waitFor(() => expect(router.state.location.pathname).toBe('/basket'));
});

test('shows only the goods that cannot be ordered, and orders the others on request', async () => {
  const { user, sentTo } = open(baskets['sold-out']);
  expect(await screen.findByRole('heading', { name: '구매할 수 없는 상품 2' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(sentTo('orderSheet.create')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /주문하기$/ }));
  expect(await screen.findByRole('heading', { name: '주문/결제' })).toBeInTheDocument();
});

test('lets a wrong quantity be corrected in place', async () => {
  const { user, sentTo } = open(baskets.invalid, { 'basket.change': () => baskets.default });
  const line = await screen.findByRole('listitem', { name: /블라우스/ });
  expect(line).toHaveTextContent('재고');
  await user.click(screen.getByRole('button', { name: /블라우스.*수량 줄이기/ }));
  expect(await screen.findByText(/고칠 상품이 더 없어요/)).toBeVisible();
  expect(sentTo('basket.change')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /주문하기$/ })).toBeEnabled();
});

test('stays with a retry when the order sheet is refused', async () => {
  let tries = 0;
  const { user } = open(baskets.default, {
    'orderSheet.create': () => {
      tries += 1;
      if (tries === 1) throw refused(422, '5016', '재고가 부족해요');
      return { sheetNo: SHEET_NO };
    },
  });
  expect(await screen.findByText('재고가 부족해요')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /주문하기$/ }));
  expect(await screen.findByRole('heading', { name: '주문/결제' })).toBeInTheDocument();
});
