import { dashedDate, dottedDate, dottedDateTime, dottedRange } from './date';

test('a day is the day in Korea, wherever it is told', () => {
  expect(dottedDate('2026-11-20T15:00:00Z')).toBe('2026.11.21');
  expect(dottedDate('2026-11-20T14:59:59Z')).toBe('2026.11.20');
  expect(dashedDate('2026-01-01T00:00:00+09:00')).toBe('2026-01-01');
  expect(dottedDateTime('2026-11-21T05:04:00Z')).toBe('2026.11.21 14:04');
});

test('a range tells a common year once', () => {
  expect(dottedRange('2026-11-21T00:00:00Z', '2026-12-03T00:00:00Z')).toBe('2026.11.21 ~ 12.03');
  expect(dottedRange('2026-12-31T00:00:00Z', '2027-01-02T00:00:00Z')).toBe(
    '2026.12.31 ~ 2027.01.02',
  );
});

test('an invalid date is empty text and a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(dottedDate('soon')).toBe('');
  expect(dottedDateTime(Number.NaN)).toBe('');
  expect(dottedRange('soon', '2026-12-03')).toBe('');
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    '"soon" is no date.',
    '"NaN" is no date.',
    '"soon" is no date.',
  ]);
  warn.mockRestore();
});

test('an invalid date leaves a shopper’s console quiet', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const built = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  expect(dottedDate('soon')).toBe('');
  expect(warn).not.toHaveBeenCalled();
  built.restore();
  warn.mockRestore();
});
