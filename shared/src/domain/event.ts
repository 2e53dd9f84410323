import { dayInKorea } from './korea-time';
import { tableKeys } from './table';

/** Kinds of events (이벤트) with their names. */
export const eventKindNames = {
  ATTENDANCE: '출석체크',
  ROULETTE: '룰렛',
  QUIZ: '퀴즈',
  STAMP: '스탬프',
  POLL: '투표',
  COMMENT: '댓글',
  INVITATION: '친구초대',
  DRAW: '응모',
} as const;

export type EventKind = keyof typeof eventKindNames;
export const eventKinds = tableKeys<EventKind>(eventKindNames);

/** COMING before its start, DRAWING between its end and the draw, ENDED after both. */
export const eventStates = ['COMING', 'OPEN', 'DRAWING', 'ENDED'] as const;
export type EventState = (typeof eventStates)[number];

export const eventPrizeTypes = ['COUPON', 'COIN', 'POINT', 'GOODS'] as const;
export type EventPrizeType = (typeof eventPrizeTypes)[number];

interface EventTimes {
  startsAt: number;
  endsAt: number;
  /** When winners are drawn; null for events without a draw. */
  winnersAt: number | null;
  isDrawn: boolean;
}

/** The state of an event at an instant; all times in ms. */
export function eventStateAt(times: EventTimes, nowMs: number): EventState {
  if (nowMs < times.startsAt) return 'COMING';
  if (nowMs < times.endsAt) return 'OPEN';
  return times.winnersAt !== null && !times.isDrawn ? 'DRAWING' : 'ENDED';
}

/** Odds are millionths, so that they are whole numbers. */
export const ODDS_WHOLE = 1_000_000;

/** `12.5%`; up to four decimals. */
export const oddsText = (odds: number): string => `${Number((odds / 10_000).toFixed(4))}%`;

/**
 * The prize that a random number hits, or null for none.
 * @param odds of each prize in millionths, together at most `ODDS_WHOLE`
 * @param random a whole number from 0 to `ODDS_WHOLE` - 1, each equally likely
 */
export function hitPrize<T extends { odds: number }>(
  prizes: readonly T[],
  random: number,
): T | null {
  let upTo = 0;
  for (const prize of prizes) {
    upTo += prize.odds;
    if (random < upTo) return prize;
  }
  return null;
}

/** A winner of goods worth more than this pays tax on other income (기타소득, 제세공과금), in won. */
export const TAX_NOTICE_OVER_WON = 50_000;

/** How long a winner can enter an address. */
export const PRIZE_CLAIM_DAYS = 14;

/** Addresses of winners are deleted this long after they were given. */
export const PRIZE_ADDRESS_DAYS = 90;

/** Entries of an event are kept this long after its end. */
export const EVENT_ENTRY_DAYS = 365;

/** The length of a comment in characters. */
export const eventCommentLength = { min: 5, max: 200 };

/**
 * The days in Korea of a period that are in the month of an instant. Before and after the period: those of its
 * first or last month. All in ms.
 */
export function eventDaysOfMonth(startsAt: number, endsAt: number, now: number): string[] {
  const first = dayInKorea(startsAt);
  const last = dayInKorea(endsAt - 1);
  const month = dayInKorea(Math.min(Math.max(now, startsAt), endsAt - 1)).slice(0, 7);
  const count = new Date(
    Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0),
  ).getUTCDate();
  return Array.from(
    { length: count },
    (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`,
  ).filter((day) => day >= first && day <= last);
}
