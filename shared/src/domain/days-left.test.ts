import { daysLeftText } from './days-left';

const until = new Date('2026-11-27T23:59:59.999+09:00');

test.each([
  ['2026-11-24T00:00:00+09:00', '3일 남음'],
  ['2026-11-24T23:59:00+09:00', '3일 남음'],
  ['2026-11-26T23:59:59+09:00', '1일 남음'],
  ['2026-11-27T00:00:00+09:00', '오늘까지'],
  ['2026-11-27T23:59:59+09:00', '오늘까지'],
  ['2026-11-28T00:00:00+09:00', undefined],
])('at %s the days left are %s', (now, text) => {
  expect(daysLeftText(until, new Date(now))).toBe(text);
});
