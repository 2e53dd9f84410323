import { defineCalls } from './call';
import type { eventSchemas } from './event.schema';

/** 이벤트: what a member plays, wins and claims. */
export const eventCalls = defineCalls<typeof eventSchemas>()('event', {
  /** The first to end first; ended ones newest first. */
  list: { method: 'GET', path: '/event/v1/front/list', auth: 'optional' },
  /** The member's entries, or prizes, newest first. */
  mine: { method: 'GET', path: '/event/v1/front/my', auth: 'member' },
  detail: { method: 'GET', path: '/event/v1/front/:eventNo', auth: 'optional' },
  /** One entry: the server judges it and draws. 422 with a reason, then nothing was counted. */
  play: { method: 'POST', path: '/event/v1/front/:eventNo/play', auth: 'member' },
  /** Newest first, with masked names. */
  comments: { method: 'GET', path: '/event/v1/front/:eventNo/comment', auth: 'optional' },
  /** Deletes the words of an own comment; the entry stays counted. 404 for another member's. */
  removeComment: {
    method: 'DELETE',
    path: '/event/v1/front/comment/:entryNo',
    auth: 'member',
    idempotent: false,
  },
  /** Masked winners, and the member's own prizes. */
  result: { method: 'GET', path: '/event/v1/front/:eventNo/result', auth: 'optional' },
  /** An address for goods that were won: 404 for another member's. */
  claim: { method: 'POST', path: '/event/v1/front/win/:winNo/claim', auth: 'member' },
});
