import type { CallReply, eventCalls } from '@shop/shared/contracts';
import { dayInKorea, isAppUserAgent, maskName } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { type AppError, isAppError, refused } from '../../../platform/errors';
import { findMember } from '../../member/member';
import { award, drawPrize, type Winner } from './award';
import {
  countEntry,
  countInvited,
  type EntryCounts,
  insertEntry,
  lockMember,
  readCounts,
} from './entry.repository';
import type { EventRow } from './event.repository';
import { readEvent, requireEvent } from './event.service';
import { stateOf, winOf } from './event.view';
import { type EntryBody, type Judgement, kinds } from './kinds';
import { listPrizes, listWinsOfEntry } from './prize.repository';

export interface PlayRequest {
  eventNo: number;
  memberNo: number;
  userAgent: string;
  isConsented: boolean;
  body: EntryBody;
}

const notOpenTexts = {
  COMING: '아직 시작하지 않은 이벤트예요.',
  DRAWING: '응모가 끝난 이벤트예요.',
  ENDED: '종료된 이벤트예요.',
} as const;

/** @throws AppError 422 `EVENT_NOT_OPEN` | `EVENT_APP_ONLY` | `EVENT_CONSENT` */
function assertMayEnter(event: EventRow, { userAgent, isConsented }: PlayRequest, now: Date): void {
  const state = stateOf(event, now);
  if (state !== 'OPEN') throw refused('EVENT_NOT_OPEN', notOpenTexts[state]);
  if (event.appOnly && !isAppUserAgent(userAgent))
    throw refused('EVENT_APP_ONLY', 'PC에서는 제공하지 않는 기능입니다');
  if (event.consent !== null && !isConsented)
    throw refused('EVENT_CONSENT', '이벤트 참여 동의가 필요해요.');
}

/** @throws AppError 422 `EVENT_LIMIT` | `EVENT_LIMIT_TODAY` */
function assertWithinLimits(event: EventRow, counts: EntryCounts): void {
  if (event.perMember !== null && counts.entries >= event.perMember)
    throw refused('EVENT_LIMIT', '이미 참여를 마친 이벤트예요.');
  if (event.perDay !== null && counts.entriesOfDay >= event.perDay)
    throw refused('EVENT_LIMIT_TODAY', '오늘은 참여를 마쳤어요. 내일 다시 참여해 주세요.');
}

async function writerOf(tx: Tx, { secrets }: Deps, memberNo: number): Promise<string> {
  const member = await findMember(tx, secrets, memberNo);
  return maskName(member?.name ?? '');
}

/** Who gets the prizes of an entry: the entrant, and who invited them, in the order of their numbers. */
async function winnersOf(
  tx: Tx,
  deps: Deps,
  event: EventRow,
  entrant: Winner,
  { inviterNo }: Judgement,
  now: Date,
): Promise<Winner[]> {
  if (inviterNo === undefined) return [entrant];
  const board = await kinds[event.kind].board({ db: tx, deps, event, memberNo: inviterNo, now });
  const isWithin =
    board.kind !== 'INVITATION' ||
    (await countInvited(tx, event.eventNo, inviterNo)) <= board.maxInvited;
  if (!isWithin) return [entrant];
  const inviter = { ...entrant, memberNo: inviterNo, writer: await writerOf(tx, deps, inviterNo) };
  // Two entries that invite each other lock the accounts alike.
  return [entrant, inviter].sort((a, b) => a.memberNo - b.memberNo);
}

interface Entered {
  entryNo: number;
  isCorrect: boolean | null;
}

/** Records an entry that was judged, and gives what it brings. */
async function enter(
  tx: Tx,
  deps: Deps,
  { event, memberNo, judgement }: { event: EventRow; memberNo: number; judgement: Judgement },
  now: Date,
): Promise<Entered> {
  const { eventNo, title: eventTitle } = event;
  const day = dayInKorea(now.getTime());
  const seq = await countEntry(tx, { eventNo, memberNo, day, at: now });
  const writer = await writerOf(tx, deps, memberNo);
  const { choice, text, inviterNo } = judgement;
  const entry = {
    ...{ eventNo, memberNo, seq, day, writer, choice, text, inviterNo },
    consentText: event.consent,
    at: now,
  };
  const entryNo = await insertEntry(tx, entry);
  const entrant: Winner = { eventNo, eventTitle, memberNo, entryNo, writer };
  const prizes = await listPrizes(tx, eventNo);
  const won = [
    ...(judgement.isStep ? prizes.filter(({ step }) => step === seq) : []),
    ...(judgement.isDrawn ? drawPrize(prizes) : []),
  ];
  if (won.length > 0)
    for (const winner of await winnersOf(tx, deps, event, entrant, judgement, now))
      await award(tx, won, winner, now);
  return { entryNo, isCorrect: judgement.isCorrect ?? null };
}

/**
 * One entry of a member: the server judges it, draws and gives what was won, all in one transaction.
 * @throws AppError 404 | 422 with a reason, which counts nothing | 429 `CODE_LIMIT`
 */
export async function play(
  deps: Deps,
  request: PlayRequest,
): Promise<CallReply<typeof eventCalls.play>> {
  const { db, clock } = deps;
  const { eventNo, memberNo, body } = request;
  const now = clock.now();
  const result = await db.tx(async (tx): Promise<Entered | AppError> => {
    await lockMember(tx, memberNo);
    const event = await requireEvent(tx, eventNo, memberNo);
    assertMayEnter(event, request, now);
    const day = dayInKorea(now.getTime());
    assertWithinLimits(event, await readCounts(tx, eventNo, memberNo, day));
    const judgement = await kinds[event.kind].judge({ tx, deps, event, memberNo, body, now });
    // Returned, not thrown, so that the failed try of a code is committed.
    if (isAppError(judgement)) return judgement;
    return enter(tx, deps, { event, memberNo, judgement }, now);
  });
  if (isAppError(result)) throw result;
  const wins = await listWinsOfEntry(db, result.entryNo, memberNo);
  return {
    isCorrect: result.isCorrect,
    wins: wins.map((row) => winOf(row, now)),
    detail: await readEvent(deps, db, eventNo, memberNo),
  };
}
