import type { ClosedGift, GiftView, OpenGift } from '@shop/shared/contracts';
import { deliveryMessageCode } from '@shop/shared/contracts/schemas';
import {
  couriers,
  courierTrackUrl,
  formatPhone,
  giftStates,
  isDigitalGoods,
  MAX_GIFT_TRIES,
  maskName,
  orderStateName,
  shipmentStates,
  trackingKinds,
} from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { openJson } from '../../../platform/secrets';
import { isAdultVerified } from '../../member/adult';
import { readGiftClaims } from '../claim';
import {
  cardOf,
  type GiftOrder,
  type GiftRow,
  giftHeadOf,
  receiverOf,
  thanksOf,
} from '../gift-state';
import type { ItemRow } from '../order';
import { isDefectOnly, receiverActions } from '../order-history';
import { readShipments, readTracking } from '../shipment';
import { type GiftOption, readExchangeOptions, readGiftOptions } from './gift.options';
import { giftOfToken, giftOrderOf, type Holder, ownsAddress } from './gift.reader';

/** What the receiver entered, sealed in one column. */
export const shipping = z.object({
  receiverName: z.string(),
  receiverPhone: z.string(),
  zip: z.string(),
  road: z.string(),
  detail: z.string(),
  messageCd: deliveryMessageCode.nullable(),
  messageText: z.string(),
});
export type Shipping = z.infer<typeof shipping>;

const closedOf = ({ secrets }: Deps, gift: GiftRow): ClosedGift => ({
  isOpen: false,
  senderName: cardOf(secrets, gift).senderName,
  receiverNameMasked: maskName(receiverOf(secrets, gift).name),
  design: gift.design,
  isLocked: gift.lockedAt !== null,
  triesLeft: Math.max(MAX_GIFT_TRIES - gift.tries, 0),
});

/** Whether an adult check of this member is still needed. */
export async function needsAdultCheck(
  db: Queryable,
  orderNo: string,
  memberNo: number | undefined,
  now: Date,
): Promise<boolean> {
  const { count } = await db.one(
    countRow,
    sql`
    select count(*) from order_item join goods using (goods_no) where order_no = ${orderNo} and adult_yn`,
  );
  return count > 0 && !(await isAdultVerified(db, memberNo, now));
}

/** The address can be changed until a seller begins with the goods. */
export const isAddressOpen = ({ state, isVoucher }: GiftRow, { items }: GiftOrder): boolean =>
  !isVoucher &&
  (state === 'ACCEPTED' ||
    (state === 'ADDRESS_DONE' && items.every((item) => item.state === 'PAY_DONE')));

/** What the receiver does after the delivery; nothing for another browser. */
const afterDelivery = (
  item: ItemRow,
  exchange: readonly GiftOption[],
  isOwner: boolean,
  now: Date,
) => {
  const actions = isOwner ? receiverActions(item, now) : [];
  const leftQty = item.qty - item.canceledQty;
  return {
    ...{ actions, leftQty, isDefectOnly: isDefectOnly(item, now) },
    exchangeOptions: actions.includes('EXCHANGE')
      ? exchange
          .filter(({ itemNo }) => itemNo === item.itemNo)
          .map(({ skuNo, optionText, left }) => ({ skuNo, optionText, isSoldOut: left < leftQty }))
      : [],
  };
};

const linesOf = (
  { items }: GiftOrder,
  { options, exchange }: { options: readonly GiftOption[]; exchange: readonly GiftOption[] },
  { canChange, isOwner, now }: { canChange: boolean; isOwner: boolean; now: Date },
): OpenGift['lines'] =>
  items.map((item) => {
    const ofLine = options.filter(({ itemNo }) => itemNo === item.itemNo);
    const { itemNo, skuNo, goodsNo, goodsName, brandName, optionText, qty } = item;
    return {
      ...{ itemNo, skuNo, goodsNo, goodsName, brandName, optionText, qty },
      image: { key: item.imageKey, tone: item.tone, alt: goodsName },
      // Its pieces were sold to the gift.
      isSoldOut: false,
      stateName: orderStateName(item.state, isDigitalGoods(item.goodsType)),
      ...afterDelivery(item, exchange, isOwner, now),
      options:
        canChange && ofLine.length > 1
          ? ofLine.map((option) => ({
              ...{ skuNo: option.skuNo, optionText: option.optionText },
              isSoldOut: !option.isCurrent && option.left < qty,
            }))
          : [],
    };
  });

function timelineOf(gift: GiftRow): OpenGift['timeline'] {
  const steps = [
    ['선물 도착', gift.sentAt],
    ['선물 수락', gift.acceptedAt],
    ['배송지 입력', gift.isVoucher ? null : gift.addressAt],
    [giftStates[gift.state ?? 'PAID'], gift.endedAt],
  ] as const;
  return steps.flatMap(([name, at]) => (at === null ? [] : [{ name, at: at.toISOString() }]));
}

async function parcelsOf({ db }: Deps, { orderNo }: GiftRow): Promise<OpenGift['parcels']> {
  const shipments = await readShipments(db, orderNo);
  const numbers = shipments.map(({ shipmentNo }) => shipmentNo);
  const tracking = await readTracking(db, numbers);
  return shipments.map(({ shipmentNo, courierCd, invoiceNo, state, deliveredAt }) => ({
    courierName: couriers[courierCd].name,
    invoiceNo,
    trackUrl: courierTrackUrl(courierCd, invoiceNo),
    stateName: shipmentStates[state],
    deliveredAt: deliveredAt?.toISOString() ?? null,
    events: tracking
      .filter((event) => event.shipmentNo === shipmentNo)
      .map(({ kind, at, place }) => ({
        ...{ name: trackingKinds[kind].name, at: at.toISOString(), place },
      })),
  }));
}

const addressOf = (deps: Deps, { shippingEnc }: GiftRow): OpenGift['address'] => {
  if (shippingEnc === null) return null;
  const given = openJson(deps.secrets, shipping, shippingEnc);
  return { ...given, receiverPhone: formatPhone(given.receiverPhone) };
};

async function openOf(deps: Deps, gift: GiftRow, holder: Holder): Promise<OpenGift> {
  const order = await giftOrderOf(deps.db, gift);
  const { goods: _, ...head } = giftHeadOf(deps.secrets, gift, order);
  const { state } = head;
  const isOwner = ownsAddress(gift, holder);
  const canChangeOption =
    (state === 'SENT' || state === 'ACCEPTED') && gift.optionChangedAt === null;
  const now = deps.clock.now();
  const isDone = state === 'ADDRESS_DONE';
  const lines = linesOf(
    order,
    {
      options: await readGiftOptions(deps.db, gift.orderNo),
      exchange: isDone && isOwner ? await readExchangeOptions(deps.db, gift.orderNo) : [],
    },
    { canChange: canChangeOption, isOwner: isDone && isOwner, now },
  );
  const thanks = thanksOf(deps.secrets, gift);
  return {
    ...head,
    isOpen: true,
    receiverName: receiverOf(deps.secrets, gift).name,
    lines,
    needsAdult: await needsAdultCheck(deps.db, gift.orderNo, holder.memberNo, now),
    canAccept: state === 'SENT',
    canReject: state === 'SENT',
    canChangeOption: lines.some(({ options }) => options.length > 0),
    canEditAddress: isAddressOpen(gift, order) && (state === 'ACCEPTED' || isOwner),
    address: isOwner ? addressOf(deps, gift) : null,
    timeline: timelineOf(gift),
    parcels: await parcelsOf(deps, gift),
    thanks,
    claims: isDone && isOwner ? await readGiftClaims(deps.db, gift.orderNo) : [],
    canThank: thanks === null && (state === 'ACCEPTED' || state === 'ADDRESS_DONE'),
  };
}

/** A gift by its link: the card alone until the phone number is checked. @throws AppError 404 `GIFT_UNKNOWN` */
export async function viewGift(deps: Deps, holder: Holder): Promise<GiftView> {
  const gift = await giftOfToken(deps.db, holder.token);
  return holder.pass === undefined ? closedOf(deps, gift) : openOf(deps, gift, holder);
}
