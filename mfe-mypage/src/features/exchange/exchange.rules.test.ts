import { type ExchangeOption, optionLabel, wantedProblem, wantedSku } from './exchange.rules';

const option = (skuNo: number, more: Partial<ExchangeOption> = {}): ExchangeOption => ({
  ...{ skuNo, optionText: '파랑', differenceWon: 0, left: 3 },
  ...more,
});

test('wants the only option without a choice', () => {
  expect(wantedSku([option(7)], {}, 1)).toBe(7);
  expect(wantedSku([option(7), option(8)], {}, 1)).toBeUndefined();
  expect(wantedSku([option(7), option(8)], { 1: 8 }, 1)).toBe(8);
});

test.each([
  [{}, '바꿀 옵션을 골라 주세요'],
  [{ 1: 7 }, true],
  [{ 1: 8 }, expect.stringContaining('품절')],
  [{ 1: 9 }, expect.stringContaining('1개까지')],
])('checks the option of each chosen item: %j', (wanted, problem) => {
  const options = [option(7), option(8, { left: 0 }), option(9, { left: 1 })];
  expect(wantedProblem(() => options, { choice: { 1: 2, 5: 0 }, wanted })).toEqual(problem);
});

test('names the difference and what is sold out', () => {
  expect(optionLabel(option(7, { differenceWon: 2_000 }))).toBe('파랑 (+2,000원)');
  expect(optionLabel(option(7, { differenceWon: -5_000 }))).toBe('파랑 (−5,000원)');
  expect(optionLabel(option(7, { left: 0 }))).toBe('파랑 (품절)');
  expect(optionLabel(option(7, { optionText: '' }))).toBe('같은 상품');
});
