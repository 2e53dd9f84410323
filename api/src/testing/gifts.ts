import {
  type CallInput,
  giftCalls,
  orderCalls,
  orderSheetCalls,
  type SheetChoices,
} from '@shop/shared/contracts';
import { pay, placeBody } from './checkout';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

type Items = readonly { skuNo: number; qty: number }[];
type GiftInput = NonNullable<CallInput<typeof orderCalls.place>['body']['gift']>;

/** Who gets the gifts of tests. */
export const giftReceiver = { receiverName: '박이웃', receiverPhone: '010-9876-5432' };
export const PHONE_TAIL = '5432';
export const bothConsents = {
  consents: ['PRIVACY', 'THIRD_PARTY'] as ('PRIVACY' | 'THIRD_PARTY')[],
};

/** An address on the mainland. */
export const giftAddress = {
  receiverName: '박이웃',
  receiverPhone: '010-9876-5432',
  zip: '06236',
  road: '서울 강남구 테헤란로 152',
  detail: '3층',
  agrees: true,
};

/** The sheet of a gift, without points and coins unless the test wants them. */
export async function openGiftSheet(
  who: Visitor,
  items: Items,
  choices: Partial<SheetChoices> = {},
) {
  const { sheetNo } = await who.call(orderSheetCalls.create, {
    body: { source: 'GIFT', items: [...items] },
  });
  const noMoney = { usePointWon: 0, useCoinWon: 0, useGiftCardWon: 0 };
  return who.call(orderSheetCalls.calculate, {
    params: { sheetNo },
    body: { ...noMoney, ...choices },
  });
}

/** Orders and pays a gift. */
export async function give(
  shop: TestShop,
  who: Visitor,
  items: Items,
  { choices = {}, gift = {} }: { choices?: Partial<SheetChoices>; gift?: Partial<GiftInput> } = {},
): Promise<{ orderNo: string; giftNo: string }> {
  const sheet = await openGiftSheet(who, items, choices);
  const body = { ...placeBody(sheet), gift: { ...giftReceiver, ...gift } };
  const { orderNo, paymentNo, payWon } = await who.call(orderCalls.place, { body });
  if (payWon > 0) await pay(shop, who, paymentNo);
  const order = await who.call(orderCalls.detail, { params: { orderNo } });
  return { orderNo, giftNo: order.gift?.giftNo ?? '' };
}

/** The secret of a gift's link, as its sender hands it on. */
export async function tokenOf(who: Visitor, giftNo: string): Promise<string> {
  const { url } = await who.call(giftCalls.link, { params: { giftNo } });
  return new URL(url).searchParams.get('token') ?? '';
}

/** Opens a gift by the receiver's phone number. */
export const openGift = (receiver: Visitor, token: string) =>
  receiver.call(giftCalls.verify, { params: { token }, body: { phoneTail: PHONE_TAIL } });

/** Sends a gift and opens it in the receiver's browser. */
export async function giveAndOpen(
  shop: TestShop,
  who: Visitor,
  items: Items,
  more: Parameters<typeof give>[3] = {},
) {
  const given = await give(shop, who, items, more);
  const token = await tokenOf(who, given.giftNo);
  const receiver = shop.visitor();
  await openGift(receiver, token);
  return { ...given, token, receiver };
}
