import type { FavoriteGoods } from '@shop/shared/contracts';
import { basketChoice, basketWords, MAX_LINES } from './basket-choice';

const one = (state: FavoriteGoods['state'], skuNo: number | null): FavoriteGoods =>
  ({ state, skuNo, minQty: 2 }) as FavoriteGoods;

test('puts in what is on sale without options, in its least quantity', () => {
  const choice = basketChoice([one('ON_SALE', 7), one('ON_SALE', null), one('SOLD_OUT', 8)]);
  expect(choice).toEqual({ items: [{ skuNo: 7, qty: 2 }], optionCount: 1, goneCount: 1 });
  expect(basketWords(choice)).toBe(
    '1개를 장바구니에 담았어요. 옵션을 골라야 하는 1개, 지금 살 수 없는 1개는 담지 않았어요',
  );
});

test('says why nothing can be put in', () => {
  expect(basketWords(basketChoice([one('ENDED', 1)]))).toBe('지금 살 수 없는 1개는 담을 수 없어요');
});

test('takes as many lines as one request may have', () => {
  const many = Array.from({ length: 60 }, (_, at) => one('ON_SALE', at + 1));
  expect(basketChoice(many).items).toHaveLength(MAX_LINES);
});
