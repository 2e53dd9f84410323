import type { SentGift } from '@shop/shared/contracts';
import {
  type GiftState,
  giftStates,
  isAllDigital,
  MAX_GIFT_RESENDS,
  type OrderState,
  orderStateName,
} from '@shop/shared/domain';
import { z } from 'zod';
import { openJson, type Secrets } from '../../../platform/secrets';
import type { ItemRow } from '../order';
import { cardOf, type GiftRow, receiverOf } from './gift.repository';

const thanksText = z.string();

/** Status and lines of a gift's order, from which the delivery state is named. */
export interface GiftOrder {
  status: OrderState;
  items: readonly ItemRow[];
}

/** 받기 완료 until something of the order moves, then what its lines say. */
function stateNameOf(state: GiftState, { status, items }: GiftOrder): string {
  return state === 'ADDRESS_DONE' && status !== 'PAY_DONE'
    ? orderStateName(status, isAllDigital(items))
    : giftStates[state];
}

const goodsOf = ({ goodsNo, goodsName, brandName, optionText, imageKey, tone, qty }: ItemRow) => ({
  ...{ goodsNo, goodsName, brandName, optionText, qty },
  image: { key: imageKey, tone, alt: goodsName },
});

/** What sender and receiver see alike: no price, no address, and the masked picture of adult goods. */
export function giftHeadOf(secrets: Secrets, gift: GiftRow, order: GiftOrder) {
  const state = gift.state ?? 'PAID';
  return {
    ...{ giftNo: gift.giftNo, state, design: gift.design, isVoucher: gift.isVoucher },
    ...cardOf(secrets, gift),
    stateName: stateNameOf(state, order),
    goods: order.items.map(goodsOf),
    dueAt: gift.dueAt?.toISOString() ?? null,
  };
}

export const thanksOf = (
  secrets: Secrets,
  { giftNo, thanksEnc, thanksFileNo, thankedAt }: GiftRow,
): SentGift['thanks'] =>
  thanksEnc !== null && thankedAt !== null
    ? {
        text: openJson(secrets, thanksText, thanksEnc),
        photoUrl: thanksFileNo && `/api/gift/v1/front/sent/${giftNo}/thanks-photo`,
        at: thankedAt.toISOString(),
      }
    : null;

/** The gift as its sender sees it. */
export function sentGiftOf(secrets: Secrets, gift: GiftRow, order: GiftOrder): SentGift {
  const head = giftHeadOf(secrets, gift, order);
  const isSent = head.state === 'SENT';
  const sendAt = gift.sentAt ?? gift.sendAt ?? gift.createdAt;
  return {
    ...head,
    orderNo: gift.orderNo,
    receiverName: receiverOf(secrets, gift).name,
    sendAt: sendAt.toISOString(),
    acceptedAt: gift.acceptedAt?.toISOString() ?? null,
    canCancel: isSent || head.state === 'PAID',
    resendsLeft: isSent ? Math.max(MAX_GIFT_RESENDS - gift.resends, 0) : 0,
    isLocked: gift.lockedAt !== null,
    thanks: thanksOf(secrets, gift),
  };
}
