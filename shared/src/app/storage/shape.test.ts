import { isNumber, like, recordOf } from './shape';

const isWords = like({ isOn: true, words: [''] });

test.each([
  [{ isOn: true, words: ['a'] }, true],
  [{ isOn: true, words: [], later: 1 }, true],
  [{ isOn: true, words: null }, false],
  [{ words: ['a'] }, false],
  [{ isOn: 'Y', words: ['a'] }, false],
  [{ isOn: true, words: ['a', 1] }, false],
  [{ isOn: true, words: { 0: 'a' } }, false],
  [null, false],
  ['a', false],
  [[null], false],
])('reads %j as words and a flag: %s', (value, isRead) => {
  expect(isWords(value)).toBe(isRead);
});

test.each([
  [{ a: 1 }, true],
  [{ a: null }, false],
  [null, false],
])('reads %j as numbers by name: %s', (value, isRead) => {
  expect(recordOf(isNumber)(value)).toBe(isRead);
});
