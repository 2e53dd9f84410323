import type { GoodsCard } from '@shop/shared/contracts';
import { createGoodsPreviews } from './goods-previews';

const card = (goodsNo: number, salePriceWon = 1000) => ({ goodsNo, salePriceWon }) as GoodsCard;

test('returns a card by its goods number only', () => {
  const previews = createGoodsPreviews();
  previews.set(card(7));
  expect(previews.get(7)).toEqual(card(7));
  expect(previews.get(8)).toBeUndefined();
});

test('keeps the latest card of a goods', () => {
  const previews = createGoodsPreviews();
  previews.set(card(7, 1000));
  previews.set(card(7, 2000));
  expect(previews.get(7)?.salePriceWon).toBe(2000);
});

test('evicts the card that was set longest ago when it is full', () => {
  const previews = createGoodsPreviews(2);
  for (const goodsNo of [1, 2, 1, 3]) previews.set(card(goodsNo));
  expect([1, 2, 3].map((goodsNo) => previews.get(goodsNo)?.goodsNo)).toEqual([1, undefined, 3]);
});
