import {
  isNewNotice,
  isServiceOpen,
  nextServiceStartMs,
  serviceStartText,
} from './customer-service';

const open = (korea: string) => isServiceOpen(Date.parse(`${korea}+09:00`));

it('is open on weekdays from nine to six, Korean time', () => {
  expect(open('2026-11-20T09:00:00')).toBe(true);
  expect(open('2026-11-20T17:59:59')).toBe(true);
  expect(open('2026-11-20T08:59:59')).toBe(false);
  expect(open('2026-11-20T18:00:00')).toBe(false);
});

it('is closed at the weekend by Korean time', () => {
  expect(open('2026-11-21T10:00:00')).toBe(false);
  expect(open('2026-11-22T10:00:00')).toBe(false);
  // Monday morning in Seoul is still Monday in Greenwich at nine, and Sunday before that.
  expect(open('2026-11-23T08:30:00')).toBe(false);
  expect(open('2026-11-23T09:30:00')).toBe(true);
});

it('is closed on public holidays', () => {
  expect(open('2026-12-25T10:00:00')).toBe(false);
  // 추석, a Thursday.
  expect(open('2026-09-24T10:00:00')).toBe(false);
});

const opening = (korea: string) => {
  const now = Date.parse(`${korea}+09:00`);
  const start = nextServiceStartMs(now);
  return start && serviceStartText(start, now);
};

it.each([
  ['2026-11-23T10:00:00', undefined],
  ['2026-11-23T08:30:00', '오늘 09:00부터'],
  ['2026-11-23T18:00:00', '내일 09:00부터'],
  ['2026-11-23T23:59:59', '내일 09:00부터'],
  // Friday evening, and a Sunday.
  ['2026-11-20T18:00:00', '11월 23일(월) 09:00부터'],
  ['2026-11-22T12:00:00', '내일 09:00부터'],
  // Christmas is a Friday.
  ['2026-12-24T19:00:00', '12월 28일(월) 09:00부터'],
  // 추석 from Thursday to Saturday.
  ['2026-09-23T20:00:00', '9월 28일(월) 09:00부터'],
])('at %s opens again: %s', (korea, text) => {
  expect(opening(korea)).toBe(text);
});

it('a notice is new for seven days', () => {
  const day = 86_400_000;
  expect(isNewNotice(0, 7 * day - 1)).toBe(true);
  expect(isNewNotice(0, 7 * day)).toBe(false);
});
