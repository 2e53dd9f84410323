import { defineCalls } from './call';
import type { logSchemas } from './log.schema';

export const logCalls = defineCalls<typeof logSchemas>()('log', {
  /** What nobody caught in a browser. Not keyed: counted, never acted upon. */
  report: { method: 'POST', path: '/common/v1/log', auth: 'public', idempotent: false },
});
