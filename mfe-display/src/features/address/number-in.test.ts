import { numberIn } from './number-in';

const read = (text: string) => numberIn(new URLSearchParams(text), 'categoryNo');

test('returns the number when it is a positive whole number', () => {
  expect(read('categoryNo=1203')).toBe(1203);
});

test.each([
  '',
  'categoryNo=',
  'categoryNo=0',
  'categoryNo=-3',
  'categoryNo=1.5',
  'categoryNo=1e3',
  'categoryNo=%20',
  "categoryNo=1'--",
  'categoryNo=9999999999999',
])('returns NaN for %j', (text) => {
  expect(read(text)).toBeNaN();
});
