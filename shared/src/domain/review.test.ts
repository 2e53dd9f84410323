import { earliestReviewable, optionRatingWord, reviewDeadline, reviewRewardWon } from './review';

test('a review can be written until the end of the 90th day after the delivery, in Korea', () => {
  const end = new Date('2026-05-30T23:59:59.999+09:00');
  expect(reviewDeadline(new Date('2026-03-01T00:00:00+09:00'))).toEqual(end);
  expect(reviewDeadline(new Date('2026-03-01T23:59:59.999+09:00'))).toEqual(end);
});

test.each(['00:00:00', '14:05:00', '23:59:59'])('at %s takes what its deadline takes', (time) => {
  const now = new Date(`2026-05-30T${time}+09:00`);
  const earliest = earliestReviewable(now);
  expect(reviewDeadline(earliest) >= now).toBe(true);
  expect(reviewDeadline(new Date(earliest.getTime() - 1)) >= now).toBe(false);
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
