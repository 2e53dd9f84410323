import { defineCalls } from './call';
import type { counselTestSchemas } from './counsel-test.schema';

/** The simulated staff of customer service. Absent where the bench of fulfilment is. */
export const counselTestCalls = defineCalls<typeof counselTestSchemas>()('counselTest', {
  /** Takes up an enquiry, or answers it. */
  serve: { method: 'POST', path: '/sandbox/counsel/serve', auth: 'public', idempotent: false },
});
