import { cleanTextOption, textOptionProblem } from './text-option';

test.each([
  ['', undefined],
  ['사랑하는 엄마에게', undefined],
  ['<b>굵게</b> & "따옴표"', undefined],
  ['가'.repeat(20), undefined],
  ['💜'.repeat(20), undefined],
  [`  ${'가'.repeat(20)}  `, undefined],
  ['가'.repeat(21), '20자까지 입력할 수 있어요'],
  ['가'.repeat(10_000), '20자까지 입력할 수 있어요'],
  ['두\n줄', '한 줄로 입력해 주세요'],
  ['두\u2028줄', '한 줄로 입력해 주세요'],
  ['\u0000', '한 줄로 입력해 주세요'],
])('checks %j', (text, problem) => {
  expect(textOptionProblem(text)).toBe(problem);
});

test('composes and trims', () => {
  expect(cleanTextOption(' 각인 '.normalize('NFD'))).toBe('각인');
});
