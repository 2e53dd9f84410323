import { defineCalls } from './call';
import type { giftSchemas } from './gift.schema';

/**
 * Gifts by link. The calls of the sender need a member; those of the receiver need the token of the link,
 * and but `view` and `verify` also the pass (a cookie) that `verify` hands out for the right phone number.
 */
export const giftCalls = defineCalls<typeof giftSchemas>()('gift', {
  /** 보낸 선물 */
  sent: { method: 'GET', path: '/gift/v1/front/sent', auth: 'member' },
  /** 받은 선물 */
  received: { method: 'GET', path: '/gift/v1/front/received', auth: 'member' },
  /** The link, to hand it on. 409 `STATE` before it is sent or once it has ended. */
  link: { method: 'GET', path: '/gift/v1/front/:giftNo/link', auth: 'member' },
  /** 선물 취소, before the acceptance: refunds all of the order. */
  cancel: { method: 'POST', path: '/gift/v1/front/:giftNo/cancel', auth: 'member' },
  /** 다시 보내기: a new link; the one before stops to work. 429 `GIFT_RESEND_LIMIT` after three. */
  resend: { method: 'POST', path: '/gift/v1/front/:giftNo/resend', auth: 'member' },
  /** Before the phone check only the card. 404 `GIFT_UNKNOWN` for a token that is unknown or replaced. */
  view: { method: 'GET', path: '/gift/v1/front/token/:token', auth: 'optional' },
  verify: {
    method: 'POST',
    path: '/gift/v1/front/token/:token/verify',
    auth: 'optional',
    idempotent: false,
  },
  accept: { method: 'POST', path: '/gift/v1/front/token/:token/accept', auth: 'optional' },
  reject: { method: 'POST', path: '/gift/v1/front/token/:token/reject', auth: 'optional' },
  changeOption: { method: 'PUT', path: '/gift/v1/front/token/:token/option', auth: 'optional' },
  /** The address, until the seller prepares the goods; the first one is ADDRESS_DONE. */
  shipping: { method: 'PUT', path: '/gift/v1/front/token/:token/shipping', auth: 'optional' },
  /** 구매확정 by the receiver. */
  confirm: {
    method: 'PUT',
    path: '/gift/v1/front/token/:token/items/:itemNo/confirm',
    auth: 'optional',
  },
  /**
   * 반품 or 교환 of delivered goods, fetched at the address of the gift. The money goes to the payer. An exchange is
   * for faulty or wrong goods, to an option at an equal price.
   */
  claim: {
    method: 'POST',
    path: '/gift/v1/front/token/:token/items/:itemNo/claim',
    auth: 'optional',
  },
  /** 신청 철회, until the goods are fetched. */
  withdrawClaim: {
    method: 'PUT',
    path: '/gift/v1/front/token/:token/claims/:claimNo/withdraw',
    auth: 'optional',
  },
  thank: { method: 'POST', path: '/gift/v1/front/token/:token/thanks', auth: 'optional' },
});
