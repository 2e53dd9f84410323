import { arrivalText } from './arrival-text';

test('formats the date with its weekday', () => {
  expect(arrivalText('2026-11-24')).toBe('11.24(화)까지 도착 예정');
  expect(arrivalText('2027-01-03')).toBe('1.3(일)까지 도착 예정');
});
