import { defineCalls } from './call';
import type { logSchemas } from './log.schema';

export const logCalls = defineCalls<typeof logSchemas>()('log', {
  /**
   * An uncaught error of a browser. Without an idempotency key, because reports are only counted.
   */
  report: { method: 'POST', path: '/common/v1/log', auth: 'public', idempotent: false },
});
