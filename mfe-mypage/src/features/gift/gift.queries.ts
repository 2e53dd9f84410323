import { callQuery } from '@shop/shared/app';
import { giftCalls } from '@shop/shared/contracts';

/** The state of a gift changes on the other side, so each visit reads it anew. */
export const giftQueries = {
  /** The gift of a link, as its receiver sees it. */
  view: (token: string) => ({
    ...callQuery(giftCalls.view, { params: { token } }),
    staleTime: 0,
  }),
  /** The link of a sent gift, to hand it on. */
  link: (giftNo: string) => ({
    ...callQuery(giftCalls.link, { params: { giftNo } }),
    staleTime: 0,
  }),
  /** 보낸 선물 */
  sent: () => ({ ...callQuery(giftCalls.sent, {}), staleTime: 0 }),
  /** 받은 선물 */
  received: () => ({ ...callQuery(giftCalls.received, {}), staleTime: 0 }),
};
