import { fitAmount } from './fit-amount';

test.each([
  [0, 5_000, 0],
  [3_000, 5_000, 3_000],
  [5_000, 5_000, 5_000],
  [-1, 5_000, 0],
  [Number.NaN, 5_000, 0],
])('accepts %p of at most %p as %p without a notice', (requestedWon, max, amountWon) => {
  expect(fitAmount(requestedWon, { maxWon: max, stepWon: 1, unit: 'P' })).toEqual({
    amountWon,
    notice: undefined,
  });
});

test('caps the amount at what the order can take and says so', () => {
  expect(fitAmount(9_000, { maxWon: 5_000, stepWon: 10, unit: 'P' })).toEqual({
    amountWon: 5_000,
    notice: '이 주문에는 5,000P까지 사용할 수 있어요',
  });
});

test('rounds down to the step and says so', () => {
  expect(fitAmount(1_234, { maxWon: 5_000, stepWon: 10, unit: 'P' })).toEqual({
    amountWon: 1_230,
    notice: '10P 단위로 사용할 수 있어요',
  });
});
