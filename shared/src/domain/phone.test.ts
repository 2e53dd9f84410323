import { deliveryMessageText } from './delivery-message';
import { formatPhone, maskName, maskPhone, phoneProblem } from './phone';

it.each([
  ['010-1234-5678', undefined],
  ['01012345678', undefined],
  ['011 234 5678', undefined],
  ['0505-123-4567', 'invalid2'],
  ['02-123-4567', 'invalid2'],
  ['031-123-4567', 'invalid2'],
  ['1234', 'invalid1'],
  ['010-12-345', 'invalid1'],
  ['', 'invalid1'],
  ['전화번호', 'invalid1'],
] as const)('%s is %s', (text, problem) => {
  expect(phoneProblem(text)).toBe(problem);
});

it('formats and masks numbers and names', () => {
  expect(formatPhone('01012345678')).toBe('010-1234-5678');
  expect(formatPhone('0111234567')).toBe('011-123-4567');
  expect(maskPhone('010-1234-5678')).toBe('010-****-5678');
  expect(['김', '이도', '박서연', '남궁민수'].map(maskName)).toEqual([
    '김',
    '이*',
    '박*연',
    '남**수',
  ]);
});

it('returns the text for the courier', () => {
  expect(deliveryMessageText('60', '무시')).toBe('문 앞에 놓아 주세요');
  expect(deliveryMessageText('70', ' 벨 누르지 마세요 ')).toBe('벨 누르지 마세요');
  expect(deliveryMessageText(null, '')).toBe('');
});
