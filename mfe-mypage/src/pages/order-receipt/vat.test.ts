import { taxRows, vatOf } from './vat';

test.each([
  [11_000, 1_000],
  [53_000, 4_818],
  [0, 0],
])('%i won contain %i won of tax', (amountWon, vatWon) => {
  expect(vatOf(amountWon)).toBe(vatWon);
});

test.each([
  [
    'without tax-free goods',
    11_000,
    0,
    [
      ['공급가액', 10_000],
      ['부가세', 1_000],
      ['합계', 11_000],
    ],
  ],
  [
    'with some',
    15_000,
    4_000,
    [
      ['과세 공급가액', 10_000],
      ['부가세', 1_000],
      ['면세 금액', 4_000],
      ['합계', 15_000],
    ],
  ],
  [
    'of nothing else',
    4_000,
    4_000,
    [
      ['과세 공급가액', 0],
      ['부가세', 0],
      ['면세 금액', 4_000],
      ['합계', 4_000],
    ],
  ],
])('the lines of a receipt %s', (_name, paidWon, taxFreeWon, expected) => {
  expect(taxRows(paidWon, taxFreeWon).map(({ key, won }) => [key, won])).toEqual(expected);
});
