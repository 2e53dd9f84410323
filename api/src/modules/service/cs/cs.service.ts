import type { CallReply, CsNotice, csCalls, NoticeLine } from '@shop/shared/contracts';
import { type FaqCategory, foldSpelling, isNewNotice, isServiceOpen } from '@shop/shared/domain';
import type { Deps } from '../../../platform/deps';
import { AppError, notFound } from '../../../platform/errors';
import { openCounsels } from '../counsel';
import {
  countNotices,
  findFaqs,
  findNotice,
  type NoticeRow,
  readNotices,
  readTopFaqs,
  writeFeedback,
} from './cs.repository';

const HOME_NOTICES = 3;
const PAGE_SIZE = 10;

const lineOf = (row: NoticeRow, now: Date): NoticeLine => ({
  noticeNo: row.noticeNo,
  type: row.type,
  title: row.title,
  isPinned: row.isPinned,
  isNew: isNewNotice(row.publishedAt.getTime(), now.getTime()),
  publishedAt: row.publishedAt.toISOString(),
});

export async function csHome(
  deps: Deps,
  memberNo: number | undefined,
): Promise<CallReply<typeof csCalls.home>> {
  const now = deps.clock.now();
  const notices = await readNotices(deps.db, now, { limit: HOME_NOTICES, offset: 0 });
  return {
    isPhoneOpen: isServiceOpen(now.getTime()),
    topFaqs: await readTopFaqs(deps.db, memberNo),
    notices: notices.map((row) => lineOf(row, now)),
    counsels: memberNo === undefined ? [] : await openCounsels(deps, memberNo),
  };
}

export async function searchFaqs(
  deps: Deps,
  memberNo: number | undefined,
  { category, q = '' }: { category?: FaqCategory | undefined; q?: string | undefined },
): Promise<CallReply<typeof csCalls.faq>> {
  const words = foldSpelling(q).split(' ').filter(Boolean);
  return { items: await findFaqs(deps.db, memberNo, { category, words }) };
}

/** @throws AppError 404 for an unknown question */
export async function giveFeedback(
  deps: Deps,
  memberNo: number,
  faqNo: number,
  isHelpful: boolean,
): Promise<CallReply<typeof csCalls.feedback>> {
  const now = deps.clock.now();
  if (!(await writeFeedback(deps.db, { faqNo, memberNo, isHelpful, now })))
    throw notFound('없는 질문이에요.');
  return { isHelpful };
}

export async function listNotices(
  deps: Deps,
  page: number,
): Promise<CallReply<typeof csCalls.notices>> {
  const now = deps.clock.now();
  const total = await countNotices(deps.db, now);
  const rows = await readNotices(deps.db, now, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return {
    total,
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
    items: rows.map((row) => lineOf(row, now)),
  };
}

/** @throws AppError 404, or 410 `NOTICE_REMOVED` for a removed notice */
export async function readNotice(deps: Deps, noticeNo: number): Promise<CsNotice> {
  const now = deps.clock.now();
  const row = await findNotice(deps.db, noticeNo, now);
  if (!row) throw notFound('없는 공지예요.');
  if (row.removedAt) throw new AppError(410, 'NOTICE_REMOVED', '삭제된 공지예요.');
  return { ...lineOf(row, now), body: row.body };
}
