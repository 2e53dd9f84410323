import { recentGoods } from './recent-goods';

beforeEach(() => localStorage.clear());

test('what was seen last stands first, each goods once', () => {
  for (const goodsNo of [1, 2, 1, 3]) recentGoods.add(goodsNo);
  expect(recentGoods.list()).toEqual([3, 1, 2]);
});

test('fifty are enough', () => {
  for (let goodsNo = 1; goodsNo <= 60; goodsNo += 1) recentGoods.add(goodsNo);
  expect(recentGoods.list()).toHaveLength(50);
  expect(recentGoods.list().at(-1)).toBe(11);
});
