import fc from 'fast-check';
import { incrementRecommendationCount } from './daily-counters';

const at = (time: string): number => Date.parse(`${time}+09:00`);

beforeEach(() => localStorage.clear());

test('counts each section separately until the last millisecond of the day', () => {
  const noon = at('2026-11-21T12:00:00');
  expect(incrementRecommendationCount('10', noon)).toBe(1);
  expect(incrementRecommendationCount('10', noon)).toBe(2);
  expect(incrementRecommendationCount('28', noon)).toBe(1);
  expect(incrementRecommendationCount('10', at('2026-11-21T23:59:59.999'))).toBe(3);
  expect(incrementRecommendationCount('11', noon)).toBe(1);
});

test('starts from zero on a new day', () => {
  incrementRecommendationCount('10', at('2026-11-21T23:59:59.999'));
  expect(incrementRecommendationCount('10', at('2026-11-22T00:00:00'))).toBe(1);
});

test('keeps counters within one Korean day only', () => {
  const times = fc.integer({ min: at('2026-01-01T00:00:00'), max: at('2026-12-31T00:00:00') });
  const dayOf = (ms: number) => Math.floor((ms + 9 * 3_600_000) / 86_400_000);
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 3 * 86_400_000 }), (first, elapsedMs) => {
      localStorage.clear();
      incrementRecommendationCount('10', first);
      const isSameDay = dayOf(first) === dayOf(first + elapsedMs);
      expect(incrementRecommendationCount('10', first + elapsedMs)).toBe(isSameDay ? 2 : 1);
    }),
  );
});

test.each(['{broken', '3', '{"until":1}', 'null'])(
  'ignores an invalid stored value (%s)',
  (text) => {
    localStorage.setItem('shop.recommendation', text);
    expect(incrementRecommendationCount('10', at('2026-11-21T12:00:00'))).toBe(1);
  },
);

test('counts nothing and does not throw when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(incrementRecommendationCount('10', at('2026-11-21T12:00:00'))).toBe(1);
});
