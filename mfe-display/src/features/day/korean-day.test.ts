import { koreanDay, koreanDays, koreanTime } from './korean-day';

test('formats days and hours in Korean time in every time zone', () => {
  expect(koreanDay('2026-11-30T15:00:00Z')).toBe('12월 1일');
  expect(koreanDays('2026-11-15T15:00:00Z', '2026-12-31T14:59:59Z')).toBe('11월 16일 ~ 12월 31일');
  expect(koreanTime('2026-11-30T15:05:00Z')).toBe('00:05');
});
