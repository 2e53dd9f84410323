import { defineCalls } from './call';
import type { commonEaiSchemas } from './common-eai.schema';

/** The card company's systems. Reads by POST, without an idempotency key. */
export const commonEaiCalls = defineCalls<typeof commonEaiSchemas>()('commonEai', {
  callPaymentAvailableCard: {
    method: 'POST',
    path: '/common/v1/eai/lifePlatform/callPaymentAvailableCard',
    auth: 'member',
    idempotent: false,
  },
  callThingCoinBalanceQuery: {
    method: 'POST',
    path: '/common/v1/eai/affiliate/callThingCoinBalanceQuery',
    auth: 'member',
    idempotent: false,
  },
  callLpointQuery: {
    method: 'POST',
    path: '/common/v1/eai/external/callLpointQuery',
    auth: 'member',
    idempotent: false,
  },
});
