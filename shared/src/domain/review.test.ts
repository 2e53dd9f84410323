import { optionRatingWord, reviewDeadline, reviewRewardWon } from './review';

test('a review can be written until 90 days after the delivery', () => {
  expect(reviewDeadline(new Date('2026-03-01T05:00:00Z'))).toEqual(
    new Date('2026-05-30T05:00:00Z'),
  );
});

test('a review with photos is worth more coins', () => {
  expect([0, 1, 10].map(reviewRewardWon)).toEqual([100, 300, 300]);
});

test('names each value of the option rating', () => {
  expect([1, 2, 3, 4].map(optionRatingWord)).toEqual([
    '아쉬워요',
    '보통이에요',
    '마음에 들어요',
    '',
  ]);
});
