import { defineCalls } from './call';
import type { tillSchemas } from './till.schema';

/**
 * Calls of the tills of partners, which take vouchers. No session: the header `x-till-key` has the till's key
 * (`TILL_KEYS`). 401 `TILL_KEY` without one, 429 `TILL_LIMIT` after too many codes. The receipt number makes a
 * repeat harmless, so there is no idempotency key.
 */
export const tillCalls = defineCalls<typeof tillSchemas>()('till', {
  /** Whether a voucher can be used now. Nothing of its owner. 404 `VOUCHER_UNKNOWN`. */
  query: { method: 'POST', path: '/till/v1/voucher/query', auth: 'public', idempotent: false },
  /** Uses a voucher. A repeat with the same receipt returns the same; another code under it is 409 `RECEIPT_USED`. */
  redeem: { method: 'POST', path: '/till/v1/voucher/redeem', auth: 'public', idempotent: false },
  /** Takes a use back: on the same day in Korea, by the till that made it. */
  cancel: { method: 'POST', path: '/till/v1/voucher/cancel', auth: 'public', idempotent: false },
});
