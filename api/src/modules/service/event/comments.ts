import type { CallReply, eventCalls } from '@shop/shared/contracts';
import type { Queryable } from '../../../platform/db/db';
import { notFound } from '../../../platform/errors';
import { deleteComment, listComments } from './entry.repository';

const PAGE = 20;

/** Comments of an event, newest first. @param memberNo whose comments are marked as own */
export async function commentsPage(
  db: Queryable,
  eventNo: number,
  memberNo: number | undefined,
  before?: number,
): Promise<CallReply<typeof eventCalls.comments>> {
  const rows = await listComments(db, eventNo, { before, limit: PAGE + 1, memberNo });
  const page = rows.slice(0, PAGE);
  return {
    comments: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    next: rows.length > PAGE ? String(page.at(-1)?.entryNo) : null,
  };
}

/**
 * Deletes the words of the member's own comment. The entry stays counted, with what it won, so that deleting
 * gives no further entry.
 * @throws AppError 404 for another member's or none
 */
export async function removeComment(db: Queryable, memberNo: number, entryNo: number) {
  if (!(await deleteComment(db, memberNo, entryNo))) throw notFound('댓글을 찾을 수 없어요.');
  return {};
}
