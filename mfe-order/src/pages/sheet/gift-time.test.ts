import { giftInstant, giftTimeError } from './gift-time';

const NOW_MS = Date.parse('2026-12-01T00:30:00Z');

test('reads day and hour in Korea', () => {
  expect(giftInstant('2026-12-24', '9')).toBe('2026-12-24T00:00:00.000Z');
  expect(giftInstant('', '9')).toBe('');
});

test.each([
  ['no day', '', '보내는 날을 골라 주세요'],
  ['the past', '2026-12-01T00:00:00Z', '지금보다 뒤의 시각을 골라 주세요'],
  ['too late', '2027-02-01T00:00:00Z', '60일 안의 날을 골라 주세요'],
  ['a day in time', '2026-12-24T00:00:00Z', undefined],
])('checks %s', (_name, instant, error) => {
  expect(giftTimeError(instant, NOW_MS)).toBe(error);
});
