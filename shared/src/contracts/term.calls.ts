import { defineCalls } from './call';
import type { termSchemas } from './term.schema';

/** Terms and policies, their versions, and agreeing anew to what changed materially. */
export const termCalls = defineCalls<typeof termSchemas>()('term', {
  list: { method: 'GET', path: '/member/v1/front/terms', auth: 'public' },
  /** 404 for a version that does not exist, or is not announced yet. */
  detail: { method: 'GET', path: '/member/v1/front/terms/:code', auth: 'public' },
  pending: { method: 'GET', path: '/member/v1/front/my-terms', auth: 'member' },
  /** All that is pending at once; 422 `CONSENT_REQUIRED` for less, or for other versions. */
  agree: { method: 'POST', path: '/member/v1/front/my-terms', auth: 'member' },
});
