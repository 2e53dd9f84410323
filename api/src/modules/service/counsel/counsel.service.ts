import type { CallReply, CounselDetail, CounselLine, counselCalls } from '@shop/shared/contracts';
import { type CounselType, MAX_DAILY_COUNSELS, MAX_OPEN_COUNSELS } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, refused } from '../../../platform/errors';
import { findOrder, findOrderNoOfItem } from '../../checkout/order';
import { attachUploads, releaseUploads, uploadsOf } from '../../member/upload';
import {
  type CounselRow,
  countCounsels,
  eraseCounsel,
  findCounsel,
  insertCounsel,
  insertMessage,
  listCounsels,
  listMessages,
  listOpen,
  lockCounsel,
  lockMember,
  type MessageRow,
  moveCounsel,
  setSatisfied,
} from './counsel.repository';
import { canRemove, isAnswered, isFull } from './counsel.rules';
import { detailOf, lineOf, messageOf } from './counsel.view';

const PAGE_SIZE = 10;
const HOME_COUNT = 3;
/** How long an answer stays on the first page of customer service. */
const RECENT_MS = daysMs(7);

const unknown = () => notFound('없는 문의예요.');

/** What the pictures of a question are attached to. */
export const attachedTo = (messageNo: number): string => `counsel:${messageNo}`;

export async function listOwn(
  { db, secrets }: Deps,
  memberNo: number,
  before: number | undefined,
): Promise<CallReply<typeof counselCalls.list>> {
  const rows = await listCounsels(db, memberNo, { before, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  return {
    counsels: page.map((row) => lineOf(secrets, row)),
    next: rows.length > PAGE_SIZE ? String(page.at(-1)?.counselNo) : null,
  };
}

/** Enquiries that wait, or were answered within a week. */
export async function openCounsels(
  { db, secrets, clock }: Deps,
  memberNo: number,
): Promise<CounselLine[]> {
  const rows = await listOpen(db, memberNo, addMs(clock.now(), -RECENT_MS), HOME_COUNT);
  return rows.map((row) => lineOf(secrets, row));
}

/** @throws AppError 404, also for another member's */
export async function readCounsel(
  { db, secrets }: Deps,
  memberNo: number,
  counselNo: number,
): Promise<CounselDetail> {
  const row = await findCounsel(db, memberNo, counselNo);
  if (!row) throw unknown();
  const rows = await listMessages(db, counselNo);
  const messages = [];
  for (const one of rows) {
    const photos = one.photoCnt > 0 ? await uploadsOf(db, memberNo, attachedTo(one.messageNo)) : [];
    messages.push(messageOf(secrets, one, photos));
  }
  return detailOf(secrets, row, rows, messages);
}

interface Question {
  body: string;
  fileNos: readonly string[];
}

async function writeQuestion(
  tx: Tx,
  { secrets, clock }: Deps,
  { counselNo, memberNo }: { counselNo: number; memberNo: number },
  question: Question,
): Promise<void> {
  const fileNos = [...new Set(question.fileNos)];
  const messageNo = await insertMessage(tx, {
    counselNo,
    kind: 'QUESTION',
    bodyEnc: secrets.seal(question.body),
    photoCnt: fileNos.length,
    key: null,
    at: clock.now(),
  });
  if (messageNo === undefined) throw new Error('A question has no key that could exist.');
  const attachment = { memberNo, fileNos, attachedTo: attachedTo(messageNo) };
  await attachUploads(tx, { ...attachment, purpose: 'COUNSEL' });
}

/** @throws AppError 422 `COUNSEL_LIMIT` */
async function assertRoom(tx: Tx, memberNo: number, now: Date): Promise<void> {
  const { open, today } = await countCounsels(tx, memberNo, addMs(now, -daysMs(1)));
  if (open >= MAX_OPEN_COUNSELS) {
    throw refused(
      'COUNSEL_LIMIT',
      `답변을 기다리는 문의가 ${MAX_OPEN_COUNSELS}건이에요. 답변을 받은 뒤에 다시 문의해 주세요.`,
    );
  }
  if (today >= MAX_DAILY_COUNSELS) {
    throw refused(
      'COUNSEL_LIMIT',
      `문의는 하루에 ${MAX_DAILY_COUNSELS}건까지 보낼 수 있어요. 내일 다시 문의해 주세요.`,
    );
  }
}

/** An order of the member, and a line of it. */
interface About {
  orderNo?: string | undefined;
  itemNo?: number | undefined;
}

/** @throws AppError 404 for an order or a line that is not the member's */
async function assertOwnOrder(tx: Tx, memberNo: number, { orderNo, itemNo }: About): Promise<void> {
  const unknownOrder = () => notFound('주문을 찾을 수 없어요. 주문을 다시 골라 주세요.');
  if (orderNo === undefined) {
    if (itemNo !== undefined) throw unknownOrder();
    return;
  }
  if (!(await findOrder(tx, memberNo, orderNo))) throw unknownOrder();
  if (itemNo !== undefined && (await findOrderNoOfItem(tx, memberNo, itemNo)) !== orderNo)
    throw unknownOrder();
}

/**
 * Sends an enquiry.
 * @throws AppError 404 for a foreign order | 422 `COUNSEL_LIMIT` | 422 of the uploads
 */
export function askCounsel(
  deps: Deps,
  memberNo: number,
  {
    type,
    title,
    orderNo,
    itemNo,
    ...question
  }: Question & About & { type: CounselType; title: string },
): Promise<{ counselNo: number }> {
  const at = deps.clock.now();
  return deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    await assertOwnOrder(tx, memberNo, { orderNo, itemNo });
    await assertRoom(tx, memberNo, at);
    const titleEnc = deps.secrets.seal(title);
    const counselNo = await insertCounsel(tx, { memberNo, type, titleEnc, orderNo, itemNo, at });
    await writeQuestion(tx, deps, { counselNo, memberNo }, question);
    return { counselNo };
  });
}

/** Runs a change of the member's own enquiry under its lock. @throws AppError 404 */
const changeOwn = (
  deps: Deps,
  memberNo: number,
  counselNo: number,
  change: (tx: Tx, row: CounselRow, messages: readonly MessageRow[]) => Promise<void>,
): Promise<Record<string, never>> =>
  deps.db.tx(async (tx) => {
    const row = await lockCounsel(tx, counselNo);
    if (row?.memberNo !== memberNo) throw unknown();
    await change(tx, row, await listMessages(tx, counselNo));
    return {};
  });

/**
 * A further question, after an answer.
 * @throws AppError 404 | 409 `STATE` | 422 `COUNSEL_LIMIT` | 422 of the uploads
 */
export const askAgain = (deps: Deps, memberNo: number, counselNo: number, question: Question) =>
  changeOwn(deps, memberNo, counselNo, async (tx, row, messages) => {
    if (!isAnswered(row)) throw conflict('STATE', '답변을 받은 뒤에 추가로 문의할 수 있어요.');
    if (isFull(messages)) {
      throw refused('COUNSEL_LIMIT', '이 문의에는 더 쓸 수 없어요. 새로 문의해 주세요.');
    }
    await writeQuestion(tx, deps, row, question);
    await moveCounsel(tx, counselNo, 'RECEIVED', deps.clock.now());
  });

/** 만족 or 불만족 with the newest answer. @throws AppError 404 | 409 `STATE` */
export const rateAnswer = (deps: Deps, memberNo: number, counselNo: number, isSatisfied: boolean) =>
  changeOwn(deps, memberNo, counselNo, async (tx, row) => {
    if (!isAnswered(row)) throw conflict('STATE', '답변을 받은 뒤에 평가할 수 있어요.');
    await setSatisfied(tx, counselNo, isSatisfied);
  });

/** Deletes an enquiry with its pictures. @throws AppError 404 | 409 `STATE` after an answer */
export const removeCounsel = (deps: Deps, memberNo: number, counselNo: number) =>
  changeOwn(deps, memberNo, counselNo, async (tx, _row, messages) => {
    if (!canRemove(messages)) throw conflict('STATE', '답변을 받은 문의는 지울 수 없어요.');
    for (const { messageNo } of messages) await releaseUploads(tx, memberNo, attachedTo(messageNo));
    await eraseCounsel(tx, counselNo);
  });
