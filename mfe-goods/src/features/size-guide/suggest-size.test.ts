import { emptyProfile } from './body-profile';
import { checkMeasure, suggestSize } from './suggest-size';

const clothes = (heightCm: string, weightKg: string) => ({ ...emptyProfile, heightCm, weightKg });
const shoes = (footMm: string) => ({ ...emptyProfile, footMm });
const size = (name: string) => ({ kind: 'size', size: name });

test.each([
  ['165', '60', 'M(95)'],
  ['176', '60', 'L(100)'],
  ['165', '80', 'XL(105)'],
  ['187', '95', '2XL(110)'],
])('suggests by the measure that needs more room: %s cm, %s kg', (height, weight, name) => {
  expect(suggestSize('MALE', 'CLOTHES', clothes(height, weight))).toEqual(size(name));
});

test.each([
  ['FEMALE', '240', '240'],
  ['FEMALE', '236', '240'],
  ['MALE', '232', '240'],
  ['CHILD', '151', '160'],
] as const)('suggests the next shoe size for a foot: %s, %s mm', (body, foot, name) => {
  expect(suggestSize(body, 'SHOES', shoes(foot))).toEqual(size(name));
});

test('says when a chart ends before a body', () => {
  expect(suggestSize('INFANT', 'CLOTHES', clothes('120', '14'))).toEqual({ kind: 'above' });
  expect(suggestSize('MALE', 'CLOTHES', clothes('120', '30'))).toEqual({ kind: 'below' });
  expect(suggestSize('MALE', 'SHOES', shoes('330'))).toEqual({ kind: 'above' });
  expect(suggestSize('MALE', 'SHOES', shoes('210'))).toEqual({ kind: 'below' });
});

test('suggests nothing without the measures of the chart', () => {
  expect(suggestSize('MALE', 'CLOTHES', clothes('170', ''))).toBeUndefined();
  expect(suggestSize('MALE', 'SHOES', clothes('170', '60'))).toBeUndefined();
  expect(suggestSize('MALE', 'CLOTHES', clothes('10000', '60'))).toBeUndefined();
});

test.each([
  ['heightCm', ' 170.5 ', true],
  ['heightCm', '', '키를 입력해 주세요'],
  ['heightCm', '키다리', '숫자로 입력해 주세요. 소수는 한 자리까지 쓸 수 있어요'],
  ['heightCm', '1e2', '숫자로 입력해 주세요. 소수는 한 자리까지 쓸 수 있어요'],
  ['heightCm', '-170', '숫자로 입력해 주세요. 소수는 한 자리까지 쓸 수 있어요'],
  ['weightKg', '10000', '2~250kg 사이로 입력해 주세요'],
  ['footMm', '24', '80~330mm 사이로 입력해 주세요'],
] as const)('checks %s %p', (measure, input, result) => {
  expect(checkMeasure(measure, input)).toBe(result);
});
