import { applyTextSize } from './text-size';

const { dataset } = document.documentElement;

test.each([
  [null, undefined],
  ['"large"', 'large'],
  ['"larger"', 'larger'],
  ['"huge"', undefined],
  ['broken{', undefined],
])('a stored size of %s shows %s', (stored, shown) => {
  delete dataset.text;
  localStorage.clear();
  if (stored !== null) localStorage.setItem('shop.text', stored);
  applyTextSize();
  expect(dataset.text).toBe(shown);
});
