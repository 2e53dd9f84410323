import { vatOf } from './vat';

test.each([
  [11_000, 1_000],
  [53_000, 4_818],
  [0, 0],
])('%i won contain %i won of tax', (amountWon, vatWon) => {
  expect(vatOf(amountWon)).toBe(vatWon);
});
