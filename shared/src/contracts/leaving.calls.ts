import { defineCalls } from './call';
import type { leavingSchemas } from './leaving.schema';

/** 탈퇴: what stands in the way, what is lost and what the law keeps. */
export const leavingCalls = defineCalls<typeof leavingSchemas>()('leaving', {
  view: { method: 'GET', path: '/member/v1/front/leave', auth: 'member' },
  /** Ends the membership at once: deletes personal data, signs out every device and clears the cookies. */
  leave: { method: 'POST', path: '/member/v1/front/leave', auth: 'member', idempotent: false },
});
