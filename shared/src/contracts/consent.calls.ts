import { defineCalls } from './call';
import type { consentSchemas } from './consent.schema';

/** What the member has agreed to, and the channels of advertising, which can be changed at any time. */
export const consentCalls = defineCalls<typeof consentSchemas>()('consent', {
  mine: { method: 'GET', path: '/member/v1/front/consent', auth: 'member' },
  change: { method: 'PUT', path: '/member/v1/front/consent', auth: 'member' },
});
