import { commonClock, isComing, notEnded } from './deal-times';

const now = Date.parse('2026-11-21T03:00:00Z');
const deal = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const running = deal('2026-11-21T00:00:00Z', '2026-11-21T09:00:00Z');
const over = deal('2026-11-20T00:00:00Z', '2026-11-21T03:00:00Z');
const coming = deal('2026-11-21T09:00:00Z', '2026-11-21T15:00:00Z');

test('hides a deal from the second it ends', () => {
  expect(notEnded([running, over, coming], now)).toEqual([running, coming]);
});

test('shares one clock only when the deals end together', () => {
  expect(commonClock([running, { ...running }], now)).toBe(running.endsAt);
  expect(commonClock([running, deal(running.startsAt, '2026-11-21T10:00:00Z')], now)).toBe(
    undefined,
  );
});

test('counts down to the opening of an upcoming deal', () => {
  expect(isComing(coming, now)).toBe(true);
  expect(commonClock([coming, { ...coming }], now)).toBe(coming.startsAt);
});
