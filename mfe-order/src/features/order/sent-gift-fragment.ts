import type { FragmentUse } from '@shop/shared/app';
import type { CompletedOrder } from './order.queries';

/** State and link of a gift, drawn by mfe-mypage. */
export const sentGiftFragment = (giftNo: string): FragmentUse => ({
  name: 'mypage/sent-gift',
  props: { giftNo },
});

/** Of the first screen of a completed order. */
export const sentGiftFragments = (order: CompletedOrder | undefined): FragmentUse[] =>
  order?.gift ? [sentGiftFragment(order.gift.giftNo)] : [];
