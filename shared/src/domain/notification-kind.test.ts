import { isAdHour } from './notification-kind';

test.each([
  ['2026-11-24T20:59:59.999+09:00', true],
  ['2026-11-24T21:00:00.000+09:00', false],
  ['2026-11-25T07:59:59.999+09:00', false],
  ['2026-11-25T08:00:00.000+09:00', true],
])('whether advertising may be sent at %s: %s', (at, isAllowed) => {
  expect(isAdHour(new Date(at).getTime())).toBe(isAllowed);
});
