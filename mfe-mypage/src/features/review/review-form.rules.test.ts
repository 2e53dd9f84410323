import { emptyReview, reviewBody, reviewRules, writeUntilText } from './review-form.rules';

test('says how many characters a short text has, without the spaces around it', () => {
  expect(reviewRules.body('  좋아요 😀 ')).toBe('후기를 20자 이상 써 주세요 (지금 5자)');
  expect(reviewRules.body('가'.repeat(20))).toBe(true);
});

test('requires a score', () => {
  expect([reviewRules.score(0), reviewRules.score(1)]).toEqual(['별점을 골라 주세요', true]);
});

test('sends no option rating when none was given', () => {
  expect(reviewBody({ ...emptyReview, score: 4, body: ' 글 ' }, ['F1'])).toEqual({
    score: 4,
    body: '글',
    optionRating: null,
    aspects: {},
    fileNos: ['F1'],
  });
});

test('counts the days that are left', () => {
  const now = Date.parse('2026-03-01T00:00:00Z');
  expect(
    ['2026-03-04T14:59:59Z', '2026-03-02T14:59:59Z', '2026-03-01T14:59:59Z'].map((until) =>
      writeUntilText(until, now),
    ),
  ).toEqual([
    '작성 기한 2026.03.04 (3일 남음)',
    '작성 기한 2026.03.02 (1일 남음)',
    '작성 기한 2026.03.01 (오늘까지)',
  ]);
});
