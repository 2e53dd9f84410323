import { dayInKorea } from './korea-time';

test('a day begins at midnight in Korea', () => {
  expect(dayInKorea(Date.parse('2026-11-23T14:59:59Z'))).toBe('2026-11-23');
  expect(dayInKorea(Date.parse('2026-11-23T15:00:00Z'))).toBe('2026-11-24');
});
