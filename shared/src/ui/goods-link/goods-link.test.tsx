import { useApp } from '@shop/shared/app';
import { fireEvent, screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop';
import { sampleGoodsCard } from '../../testing/sample-goods-card';
import { GoodsLink } from './goods-link';

const goods = sampleGoodsCard();

test('caches the card on click, not before', () => {
  let previewOf: (goodsNo: number) => unknown = () => undefined;
  function Previews() {
    previewOf = useApp().goodsPreviews.get;
    return null;
  }
  renderInShop(
    <>
      <Previews />
      <GoodsLink goods={goods}>{goods.name}</GoodsLink>
    </>,
  );
  const link = screen.getByRole('link', { name: goods.name });
  expect(link).toHaveAttribute('href', `/goods/detail?goodsNo=${goods.goodsNo}`);
  fireEvent.mouseEnter(link);
  expect(previewOf(goods.goodsNo)).toBeUndefined();
  fireEvent.click(link, { detail: 1 });
  expect(previewOf(goods.goodsNo)).toBe(goods);
});
