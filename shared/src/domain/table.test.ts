import { isTableKey, tableEntries, tableKeys, tableOf } from './table';

const table = { b: 2, a: 1 };

it('lists keys and rows in the order of the table', () => {
  expect(tableKeys(table)).toEqual(['b', 'a']);
  expect(tableEntries(table)).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});

it('tells its own keys from inherited ones', () => {
  expect(['a', 'toString', ''].map((key) => isTableKey(table, key))).toEqual([true, false, false]);
});

it('makes a row for each key', () => {
  expect(tableOf(['x', 'y'], (key) => `${key}1`)).toEqual({ x: 'x1', y: 'y1' });
  expect(tableOf([], () => 0)).toEqual({});
});
