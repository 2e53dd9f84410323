import { type GoodsCard, goodsCalls, paths } from '@shop/shared/contracts';
import { dealCard } from '@shop/shared/markup';
import { renderFragment } from '@shop/shared/testing/render-fragment';
import { screen, within } from '@testing-library/react';
import { fragment } from './fragments/substitutes';

const props = { goodsNo: 7, goodsName: '머그' };

const open = (items: readonly GoodsCard[]) =>
  renderFragment('goods/substitutes', fragment, props, {
    [goodsCalls.similar.id]: () => ({ items }),
  });

test('shows other remotes what can be taken instead of goods', async () => {
  const { sentTo } = await open([dealCard]);
  const row = within(screen.getByRole('region', { name: '‘머그’ 대신 볼 만한 상품' }));
  expect(row.getByRole('link', { name: new RegExp(dealCard.name) })).toHaveAttribute(
    'href',
    expect.stringContaining(paths.goods(dealCard.goodsNo)),
  );
  expect(sentTo(goodsCalls.similar.id).map(({ input }) => input)).toEqual([
    { params: { goodsNo: 7 } },
  ]);
});

test('leaves nothing where there is nothing similar', async () => {
  await open([]);
  expect(screen.getByRole('main')).toHaveTextContent(/^$/);
});
