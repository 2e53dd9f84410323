import { numbersOf, satisfy } from './version-ranges.mjs';

test.each([
  ['1.0.0', '^1.0.0'],
  ['1.4.0', '^1.0.3'],
  ['1.10.0', '^1.9.9'],
  ['0.2.9', '^0.2.3'],
  ['0.0.3', '^0.0.3'],
  ['1.2.3', '<=1.2.3'],
  ['1.2.3', '<=1.10.0'],
  ['1.2.3', '1.2.3'],
])('%s is in %s', (version, range) => {
  expect(satisfy(version, range)).toBe(true);
});

test.each([
  ['1.0.0', '^0.9.0'],
  ['2.0.0', '^1.0.0'],
  ['1.0.2', '^1.0.3'],
  ['0.3.0', '^0.2.3'],
  ['0.0.4', '^0.0.3'],
  ['0.0.1', '^0.0.0'],
  ['1.10.0', '<=1.9.9'],
  ['1.2.4', '1.2.3'],
  ['1.0.0', '>=1.0.0'],
  ['1.0.0', '^1.0'],
  ['1.0.0-rc.1', '^1.0.0'],
  ['', '^1.0.0'],
])('%s is not in %s', (version, range) => {
  expect(satisfy(version, range)).toBe(false);
});

test('reads the numbers of plain versions only', () => {
  expect(numbersOf('19.3.1')).toEqual([19, 3, 1]);
  expect(numbersOf('19.3.1-canary')).toBeUndefined();
});
