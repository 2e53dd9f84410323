import { defineCalls } from './call';
import type { codeSchemas } from './code.schema';

export const codeCalls = defineCalls<typeof codeSchemas>()('code', {
  getGrp: { method: 'GET', path: '/common/v1/common/getGrp', auth: 'public' },
  /** A read that needs a body: no idempotency key. */
  getGrpCdList: {
    method: 'POST',
    path: '/common/v1/common/getGrpCdList',
    auth: 'public',
    idempotent: false,
  },
  getContsList: { method: 'GET', path: '/common/v1/common/getContsList', auth: 'public' },
  /** Where a path moved to, at the end of its chain; `to` is null for a path that stands. */
  redirect: { method: 'GET', path: '/common/v1/redirect', auth: 'public' },
  /** All that a browser need know to go there without a load of the document. */
  redirects: { method: 'GET', path: '/common/v1/redirects', auth: 'public' },
});
