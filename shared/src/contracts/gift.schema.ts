import { z } from 'zod';
import { type ReturnReasonCode, returnReasons } from '../domain/claim-reason';
import {
  type GiftArea,
  type GiftDesign,
  type GiftRejectReason,
  type GiftState,
  giftAreas,
  giftDesigns,
  giftRejectReasons,
  giftStates,
  MAX_GIFT_MESSAGE,
  MAX_GIFT_THANKS,
  MAX_SENDER_NAME,
} from '../domain/gift';
import { CLAIM_NO, GIFT_NO, GIFT_TOKEN } from '../domain/public-number';
import { tableKeys } from '../domain/table';
import { uploadPurposes } from '../domain/upload';
import { deliveryMessageCode, messageText, receiverName, receiverPhone } from './address.schema';
import { defineSchemas } from './call';
import { day, imageRef, instant, no, won } from './part.schema';
import { plainText } from './plain-text';
import { fileNo } from './upload.schema';

export const giftState = z.enum(tableKeys<GiftState>(giftStates));
export const giftDesign = z.enum(tableKeys<GiftDesign>(giftDesigns));
export const giftArea = z.enum(tableKeys<GiftArea>(giftAreas));

export const giftNo = () => z.string().regex(GIFT_NO);
const token = () => z.string().regex(GIFT_TOKEN);

/** What the payer of a gift enters. The receiver gives the address. */
export const giftBody = z.object({
  receiverName,
  /** A mobile number: the link goes there, and its last four digits open it. */
  receiverPhone,
  /** Without it the member's name is used. */
  senderName: plainText({ max: MAX_SENDER_NAME }).default(''),
  message: plainText({ max: MAX_GIFT_MESSAGE, isMultiline: true }).default(''),
  design: giftDesign.default('THANKS'),
  /** When the link is sent; null for at once. */
  sendAt: instant().nullable().default(null),
});

export const giftGoods = z.object({
  goodsNo: z.number(),
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  image: imageRef,
  qty: z.number(),
});

/** 감사 인사 of the receiver. */
const thanks = z.object({
  text: z.string(),
  /** Its sender and its receiver see it; null without one. */
  photoUrl: z.string().nullable(),
  at: instant(),
});

const giftHead = z.object({
  state: giftState,
  /** As the one who reads it understands it: 수락 대기, then 배송중 … of the order's lines. */
  stateName: z.string(),
  design: giftDesign,
  senderName: z.string(),
  message: z.string(),
  goods: z.array(giftGoods),
  /** A voucher: accepting it moves it to the receiver, who must be a member. */
  isVoucher: z.boolean(),
  /** The end of the acceptance, or of the address; null when neither is waited for. */
  dueAt: instant().nullable(),
});

/** A line of 보낸 선물, and the gift of an order's detail: no address, and no price beside the order's own. */
export const sentGift = giftHead.extend({
  giftNo: z.string(),
  orderNo: z.string(),
  receiverName: z.string(),
  /** When the link is sent or was sent. */
  sendAt: instant(),
  acceptedAt: instant().nullable(),
  canCancel: z.boolean(),
  /** How many times 다시 보내기 is left; 0 when it cannot be sent again. */
  resendsLeft: z.number(),
  /** Too many wrong phone numbers: sending it again opens it. */
  isLocked: z.boolean(),
  thanks: thanks.nullable(),
});

/** A line of 받은 선물: a gift that the member has opened while signed in. */
export const receivedGift = giftHead.extend({
  giftNo: z.string(),
  /** The way to it: `/mypage/gift/accept`, or the detail once it is accepted. */
  url: z.string(),
});

/** What the link shows before the phone number is checked: nobody's full name, no goods. */
export const closedGift = z.object({
  isOpen: z.literal(false),
  senderName: z.string(),
  receiverNameMasked: z.string(),
  design: giftDesign,
  isLocked: z.boolean(),
  triesLeft: z.number(),
});

/** 구매확정, 반품 and 교환 of the receiver. */
const giftLineAction = z.enum(['CONFIRM', 'RETURN', 'EXCHANGE']);

/** A return or exchange as its receiver sees it: states, no money. */
const giftClaim = z.object({
  claimNo: z.string(),
  kindName: z.string(),
  stateName: z.string(),
  requestedAt: instant(),
  goodsNames: z.array(z.string()),
  canWithdraw: z.boolean(),
});

const skuChoice = z.object({
  skuNo: z.number(),
  optionText: z.string(),
  isSoldOut: z.boolean(),
});

export const giftLine = giftGoods.extend({
  itemNo: z.number(),
  skuNo: z.number(),
  isSoldOut: z.boolean(),
  /** The options at an equal price; empty when there is nothing to choose. */
  options: z.array(skuChoice),
  stateName: z.string(),
  /** What the receiver can do with the line now. */
  actions: z.array(giftLineAction),
  /** The time for a change of mind is over: only faulty or wrong goods are taken back. */
  isDefectOnly: z.boolean(),
  /** What an exchange can send: the options at an equal price that are left. */
  exchangeOptions: z.array(skuChoice),
  /** Pieces that can be returned or exchanged. */
  leftQty: z.number(),
});

const giftParcel = z.object({
  courierName: z.string(),
  invoiceNo: z.string(),
  trackUrl: z.string(),
  stateName: z.string(),
  deliveredAt: instant().nullable(),
  events: z.array(z.object({ name: z.string(), at: instant(), place: z.string() })),
});

/** What the receiver sees: no price, and nothing of the payer but the name on the card. */
export const openGift = giftHead.omit({ goods: true }).extend({
  isOpen: z.literal(true),
  giftNo: z.string(),
  receiverName: z.string(),
  lines: z.array(giftLine),
  /** Adult goods: accepting needs an adult check of the signed-in member. */
  needsAdult: z.boolean(),
  canAccept: z.boolean(),
  canReject: z.boolean(),
  canChangeOption: z.boolean(),
  canEditAddress: z.boolean(),
  address: z
    .object({
      receiverName: z.string(),
      receiverPhone: z.string(),
      zip: z.string(),
      road: z.string(),
      detail: z.string(),
      messageCd: deliveryMessageCode.nullable(),
      messageText: z.string(),
    })
    .nullable(),
  timeline: z.array(z.object({ name: z.string(), at: instant() })),
  parcels: z.array(giftParcel),
  thanks: thanks.nullable(),
  canThank: z.boolean(),
  claims: z.array(giftClaim),
});

export const giftView = z.discriminatedUnion('isOpen', [closedGift, openGift]);

const byGift = z.object({ giftNo: giftNo() });
const byToken = z.object({ token: token() });

export const giftSchemas = defineSchemas({
  sent: {
    summary: 'Lists the gifts that the member has sent.',
    reply: z.object({ gifts: z.array(sentGift) }),
  },
  received: {
    summary: 'Lists the gifts that the member has received.',
    reply: z.object({ gifts: z.array(receivedGift) }),
    hasSecret: true,
  },
  link: {
    summary: 'Returns the link of a sent gift.',
    params: byGift,
    reply: z.object({ url: z.string() }),
    errors: ['STATE'],
    hasSecret: true,
  },
  cancel: {
    summary: 'Cancels a gift before its acceptance and refunds the order.',
    params: byGift,
    reply: z.object({ refundWon: won() }),
    errors: ['STATE'],
  },
  resend: {
    summary: 'Sends a gift again with a new link.',
    params: byGift,
    reply: z.object({ url: z.string(), resendsLeft: z.number() }),
    errors: ['STATE', 'GIFT_RESEND_LIMIT'],
    hasSecret: true,
  },
  view: {
    summary: 'Returns a gift to the holder of its link.',
    params: byToken,
    reply: giftView,
    errors: ['GIFT_UNKNOWN'],
  },
  verify: {
    summary: 'Verifies the phone number of the receiver of a gift.',
    params: byToken,
    body: z.object({
      phoneTail: z.string().regex(/^\d{4}$/, '휴대폰 번호 뒤 네 자리를 입력해 주세요.'),
    }),
    reply: giftView,
    errors: ['GIFT_UNKNOWN', 'GIFT_PHONE', 'GIFT_LOCKED'],
    hasSecret: true,
  },
  accept: {
    summary: 'Accepts a gift.',
    params: byToken,
    body: z.object({
      /** 개인정보 수집·이용 and 제3자 제공, both needed. */
      consents: z.array(z.enum(['PRIVACY', 'THIRD_PARTY'])).max(2),
    }),
    reply: giftView,
    errors: [
      'GIFT_UNKNOWN',
      'GIFT_CLOSED',
      'STATE',
      'CONSENT_REQUIRED',
      'GIFT_ADULT',
      'GIFT_MEMBER',
      'GIFT_OWN',
    ],
  },
  reject: {
    summary: 'Rejects a gift and refunds its sender.',
    params: byToken,
    body: z.object({
      reason: z.enum(tableKeys<GiftRejectReason>(giftRejectReasons)),
      text: plainText({ max: MAX_GIFT_MESSAGE }).default(''),
    }),
    reply: giftView,
    errors: ['GIFT_UNKNOWN', 'GIFT_CLOSED', 'STATE'],
  },
  changeOption: {
    summary: 'Changes the option of the goods in a gift.',
    params: byToken,
    body: z.object({ itemNo: no(), skuNo: no() }),
    reply: giftView,
    errors: ['GIFT_UNKNOWN', 'GIFT_CLOSED', 'STATE', 'OUT_OF_STOCK', 'GIFT_OPTION'],
  },
  shipping: {
    summary: 'Sets the delivery address of a gift.',
    params: byToken,
    body: z.object({
      receiverName,
      receiverPhone,
      zip: z.string().regex(/^\d{5}$/, '주소를 검색해 주세요.'),
      road: plainText({ min: 1, max: 100, tooShort: '주소를 검색해 주세요.' }),
      detail: plainText({
        min: 1,
        max: 100,
        tooShort: '상세 주소를 입력해 주세요.',
        tooLong: '상세 주소는 100자까지 입력할 수 있어요.',
      }),
      messageCd: deliveryMessageCode.nullable().default(null),
      messageText: messageText.default(''),
      /** 내 배송지에 저장; only of a signed-in receiver. */
      saves: z.boolean().default(false),
      /** 배송지 제공 동의; the first address needs it. */
      agrees: z.boolean().default(false),
    }),
    reply: giftView,
    errors: [
      'GIFT_UNKNOWN',
      'GIFT_CLOSED',
      'STATE',
      'CONSENT_REQUIRED',
      'GIFT_AREA',
      'ADDRESS_UNKNOWN',
    ],
  },
  thank: {
    summary: 'Sends a thank-you message to the sender of a gift.',
    params: byToken,
    body: z.object({
      text: plainText({ min: 1, max: MAX_GIFT_THANKS, isMultiline: true }),
      /** Of a receiver who is signed in. */
      fileNos: z.array(fileNo()).max(uploadPurposes.GIFT.maxCount).default([]),
    }),
    reply: giftView,
    errors: ['GIFT_UNKNOWN', 'GIFT_CLOSED', 'GIFT_MEMBER', 'UPLOAD_GONE', 'STATE'],
  },
  confirm: {
    summary: 'Confirms the purchase of a gift line as its receiver.',
    params: z.object({ token: token(), itemNo: no() }),
    reply: giftView,
    errors: ['GIFT_UNKNOWN', 'GIFT_CLOSED', 'STATE'],
  },
  claim: {
    summary: 'Requests a return or an exchange of a gift line as its receiver.',
    params: z.object({ token: token(), itemNo: no() }),
    body: z.object({
      kind: z.enum(['RETURN', 'EXCHANGE']),
      qty: z.number().int().min(1).max(999),
      reasonCd: z.enum(tableKeys<ReturnReasonCode>(returnReasons)),
      detail: plainText({ max: 300, isMultiline: true }).default(''),
      /** The day on which the courier comes. */
      visitOn: day(),
      /** With `EXCHANGE`: the wanted option. */
      skuNo: no().optional(),
    }),
    reply: giftView,
    errors: [
      'GIFT_UNKNOWN',
      'GIFT_CLOSED',
      'STATE',
      'CLAIM_OPEN',
      'RETURN_PERIOD',
      'OUT_OF_STOCK',
      'GIFT_OPTION',
    ],
  },
  withdrawClaim: {
    summary: 'Withdraws a claim of a gift before the goods are collected.',
    params: z.object({ token: token(), claimNo: z.string().regex(CLAIM_NO) }),
    reply: giftView,
    errors: ['GIFT_UNKNOWN', 'GIFT_CLOSED', 'STATE'],
  },
});

export type GiftBody = z.output<typeof giftBody>;
export type SentGift = z.output<typeof sentGift>;
export type ReceivedGift = z.output<typeof receivedGift>;
export type GiftView = z.output<typeof giftView>;
export type OpenGift = z.output<typeof openGift>;
export type ClosedGift = z.output<typeof closedGift>;
export type GiftLine = z.output<typeof giftLine>;
