import { randomInt } from 'node:crypto';
import { hitPrize, ODDS_WHOLE, PRIZE_CLAIM_DAYS } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { issueEventCoupon } from '../../benefit/coupon';
import { grant } from '../../benefit/point';
import { insertWin, type PrizeRow, takePrize } from './prize.repository';

/** ME020: 이벤트 적립 */
const REASON = '23';
/** Points and coins of an event are valid for a year. */
const LIFE_MS = daysMs(365);

export interface Winner {
  eventNo: number;
  eventTitle: string;
  memberNo: number;
  entryNo: number;
  writer: string;
}

type Given = Pick<PrizeRow, 'type' | 'couponNo' | 'amount' | 'name'>;

/**
 * Gives a coupon, coins or points of a prize; goods wait for an address.
 * @throws AppError 422 of the coupon
 */
export async function giveBenefit(
  tx: Tx,
  prize: Given,
  { winNo, memberNo, eventTitle }: { winNo: number; memberNo: number; eventTitle: string },
  now: Date,
): Promise<void> {
  if (prize.couponNo !== null) await issueEventCoupon(tx, memberNo, prize.couponNo, now);
  if (prize.amount === null || (prize.type !== 'COIN' && prize.type !== 'POINT')) return;
  await grant(tx, {
    memberNo,
    kind: prize.type,
    type: 'GRANT',
    amountWon: prize.amount,
    title: `이벤트 당첨: ${eventTitle}`,
    reason: REASON,
    orderNo: null,
    key: `event-win:${winNo}`,
    now,
    expiresAt: addMs(now, LIFE_MS),
  });
}

/** Takes a piece of the prize and records its winner. @returns undefined when none is left */
export async function recordWin(
  tx: Tx,
  prize: PrizeRow,
  { eventNo, memberNo, entryNo, writer }: Winner,
  now: Date,
): Promise<number | undefined> {
  if (!(await takePrize(tx, prize.prizeNo))) return undefined;
  const claimUntil = prize.type === 'GOODS' ? addMs(now, daysMs(PRIZE_CLAIM_DAYS)) : null;
  return insertWin(tx, {
    eventNo,
    prizeNo: prize.prizeNo,
    memberNo,
    entryNo,
    writer,
    at: now,
    claimUntil,
  });
}

/** Gives the prizes to the member, as far as any are left. */
export async function award(
  tx: Tx,
  prizes: readonly PrizeRow[],
  winner: Winner,
  now: Date,
): Promise<void> {
  for (const prize of prizes) {
    const winNo = await recordWin(tx, prize, winner, now);
    if (winNo !== undefined) await giveBenefit(tx, prize, { winNo, ...winner }, now);
  }
}

/** Draws a prize at random by the odds of the prizes. A sold-out prize counts as no prize. */
export function drawPrize(prizes: readonly PrizeRow[]): PrizeRow[] {
  const withOdds = prizes.flatMap((prize) =>
    prize.odds === null ? [] : [{ prize, odds: prize.odds }],
  );
  const hit = withOdds.length > 0 ? hitPrize(withOdds, randomInt(ODDS_WHOLE)) : null;
  return hit ? [hit.prize] : [];
}
