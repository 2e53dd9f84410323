import { visitorSession } from '@shop/shared/app';
import { type GiftView, giftCalls, type OpenGift } from '@shop/shared/contracts';
import type { CodeScene } from '@shop/shared/markup';
import { giftQueries } from '../features/gift/gift.queries';
import {
  claimedGift,
  closedGift,
  deliveredGift,
  openGift,
  receivedGifts,
  sentGifts,
  shippedGift,
} from './fixtures/gifts';
import {
  GiftClaimStage,
  GiftOptionStage,
  RefusedShippingStage,
  SentGiftsStage,
} from './gift-stages';

/** The parameter that the receiver's pages read when the URL has no token. */
const UNNAMED = '';

const [line] = openGift('SENT').lines;
const soldOut: OpenGift = openGift('SENT', {
  lines: line ? [{ ...line, isSoldOut: true }] : [],
});

const accepted = openGift('ACCEPTED');
const withReceiver = (address: Partial<NonNullable<OpenGift['address']>>): OpenGift => {
  const done = openGift('ADDRESS_DONE');
  return { ...done, address: done.address && { ...done.address, ...address } };
};

/** The gift of each state of the receiver's pages. */
const views: Record<string, GiftView> = {
  'gift-closed': closedGift,
  'gift-locked': { ...closedGift, isLocked: true, triesLeft: 0 },
  'gift-offer': openGift('SENT'),
  'gift-sold-out': soldOut,
  'gift-voucher': openGift('SENT', { isVoucher: true, canChangeOption: false }),
  'gift-expired': openGift('EXPIRED'),
  'gift-canceled': openGift('CANCELED'),
  'gift-detail': openGift('ADDRESS_DONE'),
  'gift-exchange': accepted,
  'no-address': accepted,
  completed: shippedGift,
  'gift-delivered': deliveredGift,
  'gift-claim': deliveredGift,
  'gift-claimed': claimedGift,
  'gift-reject': openGift('SENT'),
  'refuse-failed': shippedGift,
  'gift-rejected': openGift('REJECTED'),
  'gift-shipping': accepted,
  'receiver-invalid-name': withReceiver({ receiverName: '박' }),
  'receiver-invalid-phone1': withReceiver({ receiverPhone: '0101234' }),
  'receiver-invalid-phone2': withReceiver({ receiverPhone: '050712345678' }),
};

const stages: Partial<Record<string, CodeScene['Page']>> = {
  'gift-exchange': GiftOptionStage,
  'gift-claim': GiftClaimStage,
  'receiver-invalid-name': RefusedShippingStage,
  'receiver-invalid-phone1': RefusedShippingStage,
  'receiver-invalid-phone2': RefusedShippingStage,
};

/** A page of the receiver, who is not signed in. */
export const giftLinkScene = (word: string): CodeScene => ({
  session: visitorSession,
  answers: { [giftCalls.view.id]: views[word] },
  queries: [giftQueries.view(UNNAMED)],
  Page: stages[word],
});

/** 선물함 */
export const giftsScene = (word: string): CodeScene => ({
  answers: {
    [giftCalls.sent.id]: sentGifts,
    [giftCalls.received.id]: word === 'gifts-nodata' ? { gifts: [] } : receivedGifts,
  },
  queries: [giftQueries.sent(), giftQueries.received()],
  Page: word === 'waiting' ? SentGiftsStage : undefined,
});
