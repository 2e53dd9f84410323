import type { EventCard, EventPrize, EventWin } from '@shop/shared/contracts';
import { eventStateAt, TAX_NOTICE_OVER_WON } from '@shop/shared/domain';
import type { CardRow } from './event.repository';
import type { PrizeRow, WinRow } from './prize.repository';

export const stateOf = (row: CardRow, now: Date): EventCard['state'] =>
  eventStateAt(
    {
      startsAt: row.startsAt.getTime(),
      endsAt: row.endsAt.getTime(),
      winnersAt: row.winnersAt?.getTime() ?? null,
      isDrawn: row.drawnAt !== null,
    },
    now.getTime(),
  );

export const cardOf = (row: CardRow, now: Date): EventCard => ({
  eventNo: row.eventNo,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  benefit: row.benefit,
  state: stateOf(row, now),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  winnersAt: row.winnersAt?.toISOString() ?? null,
  isAppOnly: row.appOnly,
  image: { key: row.imageKey, tone: row.tone, alt: row.title },
  isJoined: row.isJoined,
});

export const isTaxed = ({ type, value }: Pick<PrizeRow, 'type' | 'value'>): boolean =>
  type === 'GOODS' && (value ?? 0) > TAX_NOTICE_OVER_WON;

export const prizeOf = (row: PrizeRow): EventPrize => ({
  prizeNo: row.prizeNo,
  name: row.name,
  type: row.type,
  left: row.totalQty === null ? null : row.totalQty - row.wonQty,
  odds: row.odds,
  step: row.step,
  isTaxed: isTaxed(row),
});

const winStateOf = ({ claimUntil, claimedAt }: WinRow, now: Date): EventWin['state'] => {
  if (claimUntil === null) return 'GIVEN';
  if (claimedAt !== null) return 'CLAIMED';
  return claimUntil > now ? 'WAITING' : 'EXPIRED';
};

export const winOf = (row: WinRow, now: Date): EventWin => ({
  winNo: row.winNo,
  eventNo: row.eventNo,
  eventTitle: row.eventTitle,
  prize: { prizeNo: row.prizeNo, name: row.name, type: row.type, isTaxed: isTaxed(row) },
  wonAt: row.wonAt.toISOString(),
  state: winStateOf(row, now),
  claimUntil: row.claimUntil?.toISOString() ?? null,
});
