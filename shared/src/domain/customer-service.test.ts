import { isNewNotice, isServiceOpen } from './customer-service';

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

it('a notice is new for seven days', () => {
  const day = 86_400_000;
  expect(isNewNotice(0, 7 * day - 1)).toBe(true);
  expect(isNewNotice(0, 7 * day)).toBe(false);
});
