import { defineCalls } from './call';
import type { systemSchemas } from './system.schema';

export const systemCalls = defineCalls<typeof systemSchemas>()('system', {
  /** The running maintenance notice, the whole shop's before payment's; null when there is none. */
  status: { method: 'GET', path: '/common/v1/system/status', auth: 'public' },
  /** Sandbox only: starts a maintenance notice now. */
  beginCheck: {
    method: 'POST',
    path: '/sandbox/system/check',
    auth: 'public',
    idempotent: false,
  },
  /** Sandbox only: ends every maintenance notice. */
  endCheck: {
    method: 'DELETE',
    path: '/sandbox/system/check',
    auth: 'public',
    idempotent: false,
  },
});
