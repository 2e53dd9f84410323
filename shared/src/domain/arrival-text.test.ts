import { arrivalText, firstArrivalText, longDayText } from './arrival-text';

test('formats the date with its weekday', () => {
  expect(arrivalText('2026-11-24')).toBe('11.24(화) 도착 예정');
  expect(arrivalText('2027-01-03')).toBe('1.3(일) 도착 예정');
});

test('says 오늘 on the day itself', () => {
  expect(arrivalText('2026-11-24', '2026-11-24')).toBe('오늘(화) 도착 예정');
  expect(arrivalText('2026-11-24', '2026-11-23')).toBe('11.24(화) 도착 예정');
  expect(firstArrivalText('2026-11-24', '2026-11-24')).toBe('오늘(화)부터 차례로 도착 예정');
});

test('says afterwards that it is late', () => {
  const late = '11.24(화) 도착 예정보다 늦어지고 있어요';
  expect(arrivalText('2026-11-24', '2026-11-25')).toBe(late);
  expect(firstArrivalText('2026-11-24', '2026-11-25')).toBe(late);
});

test('names a day in a sentence by month, day and weekday', () => {
  expect(longDayText('2026-12-03')).toBe('12월 3일(목)');
});
