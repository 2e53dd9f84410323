import { countRecommendation } from './count-recommendation';

const nowMs = Date.parse('2026-11-21T03:00:00Z');
const tracked = () => (globalThis.dataLayer ?? []) as unknown[];

beforeEach(() => {
  localStorage.clear();
  globalThis.dataLayer = [];
});

test('counts the impressions of a recommendation section of this day', () => {
  countRecommendation('recent', nowMs);
  countRecommendation('recent', nowMs + 1000);
  countRecommendation('recent', nowMs + 86_400_000);
  expect(tracked()).toEqual([
    { event: 'recommendation', section: '12', countToday: 1 },
    { event: 'recommendation', section: '12', countToday: 2 },
    { event: 'recommendation', section: '12', countToday: 1 },
  ]);
});

test('does not count other corners', () => {
  countRecommendation('quick-menu', nowMs);
  expect(tracked()).toEqual([]);
  expect(localStorage.length).toBe(0);
});
