import type { CallReply, EventDetail, eventCalls } from '@shop/shared/contracts';
import { dayInKorea, type EventKind } from '@shop/shared/domain';
import type { Queryable } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { commentsPage } from './comments';
import { readCounts } from './entry.repository';
import {
  countEvents,
  type EventRow,
  findEvent,
  listEntered,
  listEvents,
  type Tab,
} from './event.repository';
import { cardOf, prizeOf, winOf } from './event.view';
import { kinds } from './kinds';
import { listPrizes, listWinners, listWins } from './prize.repository';

const PAGE_SIZE = 12;

const unknown = () => notFound('없는 이벤트예요.');

export async function readEventList(
  { db, clock }: Deps,
  memberNo: number | undefined,
  { tab, kind, page }: { tab: Tab; kind?: EventKind | undefined; page: number },
): Promise<CallReply<typeof eventCalls.list>> {
  const now = clock.now();
  const filter = { tab, kind, now };
  const total = await countEvents(db, filter);
  const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const rows = await listEvents(db, filter, memberNo, range);
  return {
    items: rows.map((row) => cardOf(row, now)),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

/** @throws AppError 404 */
export async function requireEvent(
  db: Queryable,
  eventNo: number,
  memberNo: number | undefined,
): Promise<EventRow> {
  const event = await findEvent(db, eventNo, memberNo);
  if (!event) throw unknown();
  return event;
}

const leftOf = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** An event as the member sees it. @throws AppError 404 */
export async function readEvent(
  deps: Deps,
  db: Queryable,
  eventNo: number,
  memberNo: number | undefined,
): Promise<EventDetail> {
  const now = deps.clock.now();
  const event = await requireEvent(db, eventNo, memberNo);
  const prizes = await listPrizes(db, eventNo);
  const day = dayInKorea(now.getTime());
  const counts =
    memberNo === undefined
      ? { entries: 0, entriesOfDay: 0 }
      : await readCounts(db, eventNo, memberNo, day);
  const wins = memberNo === undefined ? [] : await listWins(db, memberNo, eventNo);
  return {
    ...cardOf(event, now),
    body: event.body,
    notes: event.notes,
    consent: event.consent,
    perDay: event.perDay,
    perMember: event.perMember,
    leftToday: leftOf(event.perDay, counts.entriesOfDay),
    leftInAll: leftOf(event.perMember, counts.entries),
    prizes: prizes.map(prizeOf),
    board: await kinds[event.kind].board({ db, deps, event, memberNo, now }),
    wins: wins.map((row) => winOf(row, now)),
  };
}

/** @throws AppError 404 */
export async function readComments(
  { db }: Deps,
  eventNo: number,
  memberNo: number | undefined,
  before: number | undefined,
): Promise<CallReply<typeof eventCalls.comments>> {
  await requireEvent(db, eventNo, undefined);
  return commentsPage(db, eventNo, memberNo, before);
}

/** @throws AppError 404 */
export async function readResult(
  { db, clock }: Deps,
  eventNo: number,
  memberNo: number | undefined,
): Promise<CallReply<typeof eventCalls.result>> {
  const now = clock.now();
  const event = await requireEvent(db, eventNo, memberNo);
  const card = cardOf(event, now);
  const wins = memberNo === undefined ? [] : await listWins(db, memberNo, eventNo);
  return {
    event: card,
    winners: card.state === 'ENDED' ? await listWinners(db, eventNo) : [],
    wins: wins.map((row) => winOf(row, now)),
    isEntrant: event.isJoined,
  };
}

export async function readMine(
  { db, clock }: Deps,
  memberNo: number,
  tab: 'entry' | 'win',
): Promise<CallReply<typeof eventCalls.mine>> {
  const now = clock.now();
  if (tab === 'win') {
    const wins = await listWins(db, memberNo, null);
    return { entries: [], wins: wins.map((row) => winOf(row, now)) };
  }
  const entered = await listEntered(db, memberNo);
  return {
    entries: entered.map((row) => ({
      ...cardOf(row, now),
      entryCount: row.entryCount,
      lastAt: row.lastAt.toISOString(),
    })),
    wins: [],
  };
}
