import { answersFor, aspectsOf, aspectWord } from './review-aspect';

test.each([
  ['의류', ['SIZE', 'MATERIAL']],
  ['구두/신발·가방', ['SIZE', 'MATERIAL']],
  ['가구·침구류', ['MATERIAL', 'USE']],
  ['가공식품·농수산물', ['TASTE']],
  ['화장품', ['USE']],
  ['ETC', ['USE']],
])('asks about what matters for %s', (noticeType, aspects) => {
  expect(aspectsOf(noticeType)).toEqual(aspects);
});

test('leaves out answers that the goods are not asked for', () => {
  expect(answersFor('의류', { SIZE: 2, TASTE: 3 })).toEqual({ SIZE: 2 });
});

test('names each answer', () => {
  expect([1, 2, 3, 4].map((answer) => aspectWord('SIZE', answer))).toEqual([
    '작아요',
    '딱 맞아요',
    '커요',
    '',
  ]);
});
