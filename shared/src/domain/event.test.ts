import { randomInt } from 'node:crypto';
import { eventDaysOfMonth, eventStateAt, hitPrize, ODDS_WHOLE, oddsText } from './event';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-30T23:59:59+09:00', 'COMING'],
  ['2026-12-01T00:00:00+09:00', 'OPEN'],
  ['2026-12-31T23:59:59+09:00', 'OPEN'],
  ['2027-01-01T00:00:00+09:00', 'DRAWING'],
])('an event of December with a draw is at %s: %s', (now, state) => {
  const times = {
    startsAt: at('2026-12-01T00:00:00+09:00'),
    endsAt: at('2027-01-01T00:00:00+09:00'),
    winnersAt: at('2027-01-05T00:00:00+09:00'),
    isDrawn: false,
  };
  expect(eventStateAt(times, at(now))).toBe(state);
  const isOver = state === 'DRAWING';
  expect(eventStateAt({ ...times, winnersAt: null }, at(now))).toBe(isOver ? 'ENDED' : state);
  expect(eventStateAt({ ...times, isDrawn: true }, at(now))).toBe(isOver ? 'ENDED' : state);
});

test.each([
  ['2026-12-01T00:00:00+09:00', ['2026-12-30', '2026-12-31']],
  ['2026-12-31T23:59:59+09:00', ['2026-12-30', '2026-12-31']],
  ['2027-01-01T00:00:00+09:00', ['2027-01-01', '2027-01-02']],
  ['2027-03-01T00:00:00+09:00', ['2027-01-01', '2027-01-02']],
])('at %s a calendar has the days %p', (now, days) => {
  const period = ['2026-12-30T10:00:00+09:00', '2027-01-03T00:00:00+09:00'].map(at);
  expect(eventDaysOfMonth(period[0] ?? 0, period[1] ?? 0, at(now))).toEqual(days);
});

test.each([
  [1_000_000, '100%'],
  [125_000, '12.5%'],
  [1, '0.0001%'],
])('odds of %d millionths are %s', (odds, text) => {
  expect(oddsText(odds)).toBe(text);
});

test('each number hits the prize whose share it is in, and the rest hits none', () => {
  const prizes = [
    { name: 'a', odds: 10 },
    { name: 'b', odds: 20 },
  ];
  const names = [0, 9, 10, 29, 30, ODDS_WHOLE - 1].map((n) => hitPrize(prizes, n)?.name ?? null);
  expect(names).toEqual(['a', 'a', 'b', 'b', null, null]);
});

test('draws of the source of chance are as frequent as the odds say', () => {
  const count = 100_000;
  const prizes = [500_000, 200_000, 50_000, 1_000].map((odds) => ({ odds }));
  const hits = new Map<unknown, number>();
  for (let i = 0; i < count; i += 1) {
    const hit = hitPrize(prizes, randomInt(ODDS_WHOLE));
    hits.set(hit, (hits.get(hit) ?? 0) + 1);
  }
  for (const prize of [...prizes, null]) {
    const share = (prize?.odds ?? 249_000) / ODDS_WHOLE;
    // 99.9 % of all runs are within this for each prize.
    const range = 3.2905 * Math.sqrt(count * share * (1 - share)) + 1;
    expect(Math.abs((hits.get(prize) ?? 0) - count * share)).toBeLessThan(range);
  }
});
