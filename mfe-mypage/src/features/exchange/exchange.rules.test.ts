import { choicesOf, type ExchangeOption, skusOf, wantedProblem, wantedSku } from './exchange.rules';

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

test('says how many of an option are left with the particle of its name', () => {
  const options = [option(7, { optionText: '블랙 / M', left: 1 })];
  const form = { choice: { 1: 2 }, wanted: { 1: 7 } };
  expect(wantedProblem(() => options, form)).toBe('블랙 / M은 1개까지 교환할 수 있어요');
});

const value = (valueNo: number, name: string) => ({ valueNo, name, color: null, imageKey: null });

test('offers the groups of the product page, with the difference and what is left', () => {
  const groups = [
    { level: 1, name: '색상', values: [value(1, '블랙'), value(2, '화이트')] },
    { level: 2, name: '사이즈', values: [value(3, 'M')] },
  ];
  const options = [
    option(7, { valueNos: [1, 3], differenceWon: 2_000 }),
    option(8, { valueNos: [2, 3], left: 0 }),
  ];
  const choices = choicesOf({ itemNo: 1, groups, options });
  expect(choices.groups).toBe(groups);
  expect(skusOf(choices)).toMatchObject([
    { skuNo: 7, valueNos: [1, 3], addPriceWon: 2_000, available: 3 },
    { skuNo: 8, valueNos: [2, 3], available: 0 },
  ]);
});

test('offers options without groups by name, and none where there is one only', () => {
  const [a, b] = [option(7), option(8, { optionText: '초록' })];
  const { groups } = choicesOf({ itemNo: 1, options: [a, b] });
  expect(groups.map(({ values }) => values.map(({ name }) => name))).toEqual([['파랑', '초록']]);
  expect(choicesOf({ itemNo: 1, groups: [], options: [a] }).groups).toEqual([]);
});
