import { fillPath, toSearch } from './request-url';

test('parameters are filled in and escaped', () => {
  expect(fillPath('/goods/:goodsNo/stock', { goodsNo: 7 })).toBe('/goods/7/stock');
  expect(fillPath('/orders/:orderNo', { orderNo: 'a/b?c' })).toBe('/orders/a%2Fb%3Fc');
});

test('a missing parameter is an error that names it', () => {
  expect(() => fillPath('/goods/:goodsNo', {})).toThrow(/\/goods\/:goodsNo.*"goodsNo"/);
  expect(() => fillPath('/goods/:goodsNo', { goodsNo: null })).toThrow(/goodsNo/);
});

test('equal queries are equal texts, whatever the order of their keys', () => {
  expect(toSearch({ b: 2, a: 1 })).toBe('?a=1&b=2');
  expect(toSearch({ a: 1, b: 2 })).toBe('?a=1&b=2');
});

test('lists repeat their key; what is not said is left out, zero and false are said', () => {
  expect(toSearch({ brand: [3, 4], q: '', sort: undefined, from: null })).toBe('?brand=3&brand=4');
  expect(toSearch({ page: 0, sale: false })).toBe('?page=0&sale=false');
  expect(toSearch({})).toBe('');
});
