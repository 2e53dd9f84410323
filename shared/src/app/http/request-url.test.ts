import { fillPath, toSearch } from './request-url';

test('fills in and escapes parameters', () => {
  expect(fillPath('/goods/:goodsNo/stock', { goodsNo: 7 })).toBe('/goods/7/stock');
  expect(fillPath('/orders/:orderNo', { orderNo: 'a/b?c' })).toBe('/orders/a%2Fb%3Fc');
});

test('throws an error that names a missing parameter', () => {
  expect(() => fillPath('/goods/:goodsNo', {})).toThrow(/\/goods\/:goodsNo.*"goodsNo"/);
  expect(() => fillPath('/goods/:goodsNo', { goodsNo: null })).toThrow(/goodsNo/);
});

test('produces equal text for equal queries in any key order', () => {
  expect(toSearch({ b: 2, a: 1 })).toBe('?a=1&b=2');
  expect(toSearch({ a: 1, b: 2 })).toBe('?a=1&b=2');
});

test('repeats the key of a list, omits empty values, keeps zero and false', () => {
  expect(toSearch({ brand: [3, 4], q: '', sort: undefined, from: null })).toBe('?brand=3&brand=4');
  expect(toSearch({ page: 0, sale: false })).toBe('?page=0&sale=false');
  expect(toSearch({})).toBe('');
});
