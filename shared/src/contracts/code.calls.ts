import { defineCalls } from './call';
import type { codeSchemas } from './code.schema';

export const codeCalls = defineCalls<typeof codeSchemas>()('code', {
  getGrp: { method: 'GET', path: '/common/v1/common/getGrp', auth: 'public' },
  /** A read with a body, without an idempotency key. */
  getGrpCdList: {
    method: 'POST',
    path: '/common/v1/common/getGrpCdList',
    auth: 'public',
    idempotent: false,
  },
  getContsList: { method: 'GET', path: '/common/v1/common/getContsList', auth: 'public' },
  /** The redirect target of a path at the end of its chain; `to` is null for a path without one. */
  redirect: { method: 'GET', path: '/common/v1/redirect', auth: 'public' },
  /** All redirects that a browser can follow without a document load. */
  redirects: { method: 'GET', path: '/common/v1/redirects', auth: 'public' },
});
