import { defineCalls } from './call';
import type { counselSchemas } from './counsel.schema';

/** 1:1 문의: private enquiries of members to customer service. */
export const counselCalls = defineCalls<typeof counselSchemas>()('counsel', {
  /** Newest first. */
  list: { method: 'GET', path: '/cs/v1/front/counsel', auth: 'member' },
  /** 404 for another member's, as if it did not exist. */
  detail: { method: 'GET', path: '/cs/v1/front/counsel/:counselNo', auth: 'member' },
  /** 404 for an order that is not the member's; 422 `COUNSEL_LIMIT`, or of the uploads. */
  ask: { method: 'POST', path: '/cs/v1/front/counsel', auth: 'member' },
  /** A further question after an answer: 409 `STATE` before one. */
  askAgain: { method: 'POST', path: '/cs/v1/front/counsel/:counselNo/message', auth: 'member' },
  /** 만족 or 불만족 with the newest answer; it can be changed. 409 `STATE` before an answer. */
  rate: { method: 'PUT', path: '/cs/v1/front/counsel/:counselNo/rating', auth: 'member' },
  /** For good, before the first answer: 409 `STATE` then. */
  remove: { method: 'DELETE', path: '/cs/v1/front/counsel/:counselNo', auth: 'member' },
});
