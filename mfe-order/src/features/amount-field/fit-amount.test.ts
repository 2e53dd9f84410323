import { fitAmount } from './fit-amount';

test.each([
  [0, 5_000, 0],
  [3_000, 5_000, 3_000],
  [5_000, 5_000, 5_000],
  [-1, 5_000, 0],
  [Number.NaN, 5_000, 0],
  [12.7, 5_000, 12],
])('%p of at most %p is %p, without a word', (wished, max, amountWon) => {
  expect(fitAmount(wished, max, 'P')).toEqual({ amountWon, notice: undefined });
});

test('more than the order can take becomes what it can, and says so', () => {
  expect(fitAmount(9_000, 5_000, 'P')).toEqual({
    amountWon: 5_000,
    notice: '이 주문에는 5,000P까지 사용할 수 있어요',
  });
});
