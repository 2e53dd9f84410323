import { dashedDate, dottedDate, dottedDateTime } from './date';

test('formats a day as the day in Korea', () => {
  expect(dottedDate('2026-11-20T15:00:00Z')).toBe('2026.11.21');
  expect(dottedDate('2026-11-20T14:59:59Z')).toBe('2026.11.20');
  expect(dashedDate('2026-01-01T00:00:00+09:00')).toBe('2026-01-01');
  expect(dottedDateTime('2026-11-21T05:04:00Z')).toBe('2026.11.21 14:04');
});

test('returns an empty text and warns when the date is invalid', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(dottedDate('soon')).toBe('');
  expect(dottedDateTime(Number.NaN)).toBe('');
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    '"soon" is no date.',
    '"NaN" is no date.',
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
