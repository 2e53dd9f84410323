import { recentGoods } from './recent-goods';

beforeEach(() => localStorage.clear());

test('lists the latest goods first, each once', () => {
  for (const goodsNo of [1, 2, 1, 3]) recentGoods.add(goodsNo, 1);
  expect(recentGoods.list()).toEqual([3, 1, 2]);
});

test('keeps at most fifty', () => {
  for (let goodsNo = 1; goodsNo <= 60; goodsNo += 1) recentGoods.add(goodsNo, 1);
  expect(recentGoods.list()).toHaveLength(50);
  expect(recentGoods.list().at(-1)).toBe(11);
});

test('reads the numbers of earlier releases, and ignores what is no view', () => {
  localStorage.setItem('shop.goods.recent', '[[1,0],2,"x",null,{"a":1},[3,5]]');
  expect(recentGoods.list()).toEqual([1, 2, 3]);
  localStorage.setItem('shop.goods.recent', '"broken"');
  expect(recentGoods.list()).toEqual([]);
});
