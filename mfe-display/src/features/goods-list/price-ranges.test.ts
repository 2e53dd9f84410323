import { noFilter } from './goods-filter';
import { isSameRange, priceRanges, rangeWords, typedRange, withRange } from './price-ranges';

test('offers only the ranges that contain goods', () => {
  expect(priceRanges({ minWon: 4900, maxWon: 64000 }).map(rangeWords)).toEqual([
    '1만원 이하',
    '1만원~3만원',
    '3만원~5만원',
    '5만원 이상',
  ]);
  expect(priceRanges({ minWon: 12000, maxWon: 15000 }).map(rangeWords)).toEqual(['전체 가격']);
});

test('divides a list of similar prices more finely', () => {
  expect(priceRanges({ minWon: 110_000, maxWon: 450_000 }).map(rangeWords)).toEqual([
    '15만원 이하',
    '15만원~20만원',
    '20만원~30만원',
    '30만원 이상',
  ]);
});

test('writes out amounts that are not multiples of 만원', () => {
  expect(rangeWords({ minWon: 12500, maxWon: 33000 })).toBe('12,500원~33,000원');
});

test('parses typed prices with commas, reversed bounds or empty fields', () => {
  expect(typedRange('50,000', '10000')).toEqual({ minWon: 10000, maxWon: 50000 });
  expect(typedRange('', '2만')).toEqual({ maxWon: 20_000 });
  expect(typedRange('3만 5천원', '１０만원')).toEqual({ minWon: 35_000, maxWon: 100_000 });
  expect(typedRange('', '9'.repeat(20))).toEqual({ maxWon: 999_999_999 });
  expect(typedRange('abc', '')).toEqual({});
});

test('replaces the previous range', () => {
  expect(withRange({ ...noFilter, minWon: 1, maxWon: 5 }, { maxWon: 9 })).toEqual({
    ...noFilter,
    maxWon: 9,
  });
  expect(isSameRange({ minWon: 0, maxWon: 9 }, { maxWon: 9 })).toBe(true);
});
