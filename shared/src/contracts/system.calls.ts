import { defineCalls } from './call';
import type { systemSchemas } from './system.schema';

export const systemCalls = defineCalls<typeof systemSchemas>()('system', {
  /** The check that is on now, the whole shop's before payment's; null when there is none. */
  status: { method: 'GET', path: '/common/v1/system/status', auth: 'public' },
  /** Sandbox only: plays a check that begins now. */
  beginCheck: {
    method: 'POST',
    path: '/sandbox/system/check',
    auth: 'public',
    idempotent: false,
  },
  /** Sandbox only: ends every check that is on. */
  endCheck: {
    method: 'DELETE',
    path: '/sandbox/system/check',
    auth: 'public',
    idempotent: false,
  },
});
