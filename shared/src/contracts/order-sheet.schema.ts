import { z } from 'zod';
import { type BankCode, banks } from '../domain/bank';
import { type CashReceiptType, cashReceiptTypes } from '../domain/cash-receipt';
import { type PayMethod, payMethods } from '../domain/payment-method';
import { SHEET_NO } from '../domain/public-number';
import { tableKeys } from '../domain/table';
import { address, deliveryMessageCode, messageText } from './address.schema';
import { buyProblem, optionInput, qty, textErrors } from './basket.schema';
import { defineSchemas } from './call';
import { sheetCoupon } from './coupon.schema';
import { orderDifference } from './difference.schema';
import { giftArea, giftBody } from './gift.schema';
import { goodsType } from './goods.schema';
import { day, imageRef, instant, no, won } from './part.schema';
import { opaque, plainText } from './plain-text';

export const sheetNo = () => z.string().regex(SHEET_NO);

export const payMethod = z.enum(tableKeys<PayMethod>(payMethods));
export const bankCode = z.enum(tableKeys<BankCode>(banks));

export const sheetItem = z.object({
  goodsNo: z.number(),
  skuNo: z.number(),
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  image: imageRef,
  goodsType,
  /** 예약판매: the first day on which it leaves the seller. */
  shipsFrom: day().nullable(),
  listPriceWon: won(),
  unitPriceWon: won(),
  qty: z.number(),
  amountWon: won(),
  /** The coupons' share of this line. */
  couponWon: won(),
  /** Their kinds, such as 상품·카드 쿠폰; null without any. */
  couponText: z.string().nullish(),
  /** Why the sheet cannot be paid: stock, price or quantity. */
  problem: buyProblem.nullable(),
});

export const sheetSeller = z.object({
  sellerNo: z.number(),
  sellerName: z.string(),
  isBrokerSale: z.boolean(),
  items: z.array(sheetItem),
  goodsWon: won(),
  deliveryWon: won(),
  /** 도서산간 surcharge, known once an address is selected. */
  areaFeeWon: won(),
  /** By when all of it arrives; null when nothing is sent. */
  arrivesOn: day().nullable(),
});

/** The choices of the buyer. Calculate receives all of them and returns what is possible. */
export const sheetChoices = z.object({
  addressNo: z.number().int().nullable(),
  /** Of a gift: where its receiver lives, whose surcharge is prepaid. */
  giftArea: giftArea.optional(),
  /** Issue numbers of the member's coupons. The server places them where they save most. */
  couponIssueNos: z.array(no()).max(200),
  usePointWon: won().min(0),
  useCoinWon: won().min(0),
  useGiftCardWon: won().min(0),
  payMethod,
  /** Of the card, for `CARD`. */
  cardCd: opaque(10),
  /** 0 is 일시불. */
  installmentMonths: z.number().int().min(0).max(36),
  /** The bank of the virtual account, for `VIRTUAL_ACCOUNT`. */
  bankCd: bankCode,
});

export const installmentPlan = z.object({
  /** 0 is 일시불. */
  months: z.number(),
  isInterestFree: z.boolean(),
  monthlyWon: won(),
  /** Total interest over all months. */
  feeWon: won(),
  totalWon: won(),
});

export const sheetCard = z.object({
  cardCd: z.string(),
  cardName: z.string(),
  cardNoTail: z.string().nullable(),
  isOwn: z.boolean(),
  /** Only 일시불 under 50,000 won. */
  plans: z.array(installmentPlan),
});

/** Amounts. `payWon` = goods + delivery + area fee − coupons − points − coins − gift cards. */
export const sheetAmounts = z.object({
  listWon: won(),
  /** List price minus sale price. */
  discountWon: won(),
  goodsWon: won(),
  deliveryWon: won(),
  areaFeeWon: won(),
  couponWon: won(),
  /** The part of `couponWon` that delivery coupons take off the fee. */
  deliveryCouponWon: won(),
  pointWon: won(),
  coinWon: won(),
  giftCardWon: won(),
  payWon: won(),
  /** 적립 예정 */
  earnPointWon: won(),
});

export const sheetBenefits = z.object({
  pointBalanceWon: won(),
  /** Maximum points for this order. */
  maxPointWon: won(),
  coinBalanceWon: won(),
  maxCoinWon: won(),
  giftCardBalanceWon: won(),
  maxGiftCardWon: won(),
  /** What the order spends of points, coins and gift cards that expire within 30 days. */
  expiringWon: won(),
  /** What expires within 30 days and could still be spent on the order: offered, never taken. */
  expiringUnspent: z.object({ pointWon: won(), coinWon: won(), giftCardWon: won() }).optional(),
  usableCoupons: z.number(),
  couponNames: z.array(z.string()),
  /** False when another choice of coupons, card or balances costs less with these months. */
  isBest: z.boolean(),
});

/** Lines that ship together; each may have its own message. */
export const sheetDeliveryGroup = z.object({
  key: z.string(),
  sellerName: z.string(),
  goodsNames: z.array(z.string()),
});

/** For goods from abroad. */
export const sheetCustoms = z.object({
  /** The customs code of an earlier order, masked; null when it must be entered. */
  maskedPccc: z.string().nullable(),
});

/** The code that the member gives, and the coins of each of the two members when the goods are kept. */
export const sheetRecommendation = z.object({
  code: z.string().nullable(),
  /** 0 when the code can no longer be given. */
  coinWon: won(),
});

export const consent = z.object({ code: z.string(), title: z.string(), body: z.string() });

const contact = z.object({ name: z.string(), phone: z.string() });

export const sheetView = z.object({
  sheetNo: z.string(),
  source: z.enum(['BASKET', 'DIRECT', 'GIFT']),
  expiresAt: instant(),
  sellers: z.array(sheetSeller),
  /** The selected address; null when one must be chosen, and for a gift: its receiver gives it. */
  address: address.nullable(),
  /** Surcharges to choose from; only of a gift that a courier brings. */
  giftAreas: z.array(z.object({ area: giftArea, areaFeeWon: won() })).optional(),
  /** False when everything goes to the phone, and for a gift. */
  needsAddress: z.boolean(),
  /** The member, whose name and phone number prefill fields; absent in responses of older builds. */
  orderer: contact.nullish(),
  /** The member, who gets the vouchers on the phone; null when a courier brings everything. */
  phoneReceiver: contact.nullable(),
  /** The address book, default first. */
  addresses: z.array(address),
  choices: sheetChoices,
  benefits: sheetBenefits,
  /** The methods that the gateway offers. */
  payMethods: z.array(payMethod),
  cards: z.array(sheetCard),
  /** Banks of virtual accounts. */
  banks: z.array(z.object({ bankCd: bankCode, bankName: z.string() })),
  /** When a deposit would be due, for `VIRTUAL_ACCOUNT`. */
  depositDueAt: instant(),
  amounts: sheetAmounts,
  /** Of `payWon`, what is paid for goods without VAT (부가세 면세). */
  taxFreeWon: won(),
  /** All required; none is preselected. */
  consents: z.array(consent),
  deliveryGroups: z.array(sheetDeliveryGroup),
  /** Null when nothing comes from abroad. */
  customs: sheetCustoms.nullable(),
  /** Null when no code can be given: no program runs, or the member has given one before. */
  recommendation: sheetRecommendation.nullable(),
  /** What changed since the sheet was last shown; null when nothing did. */
  changes: orderDifference.nullable(),
  /** What a change took away or brought back besides what was chosen, in words; only of `calculate`. */
  sideEffects: z.array(z.string()).optional(),
  /** False while a line has a problem. */
  canPay: z.boolean(),
});

const bySheet = z.object({ sheetNo: sheetNo() });

export const orderSheetSchemas = defineSchemas({
  create: {
    summary: 'Creates an order sheet from basket lines or SKUs.',
    body: z.discriminatedUnion('source', [
      /** The selected lines of the basket, or the given ones. */
      z.object({
        source: z.literal('BASKET'),
        itemNos: z.array(no()).max(200).optional(),
        /** 선물하기 from the basket. */
        isGift: z.boolean().optional(),
      }),
      z.object({
        /** `GIFT` (선물하기): by a link to somebody else, with a card. */
        source: z.enum(['DIRECT', 'GIFT']),
        items: z
          .array(z.object({ skuNo: no(), qty: qty(), text: optionInput() }))
          .min(1)
          .max(50),
      }),
    ]),
    reply: z.object({ sheetNo: z.string() }),
    errors: [
      'NOTHING_SELECTED',
      'GIFT_MIXED',
      'BASKET_CHANGED',
      ...textErrors,
      '5002',
      '5016',
      '5028',
      '5040',
      '5041',
      '5042',
      '5043',
      '5044',
      '5045',
    ],
  },
  view: {
    summary: 'Returns an order sheet with its amounts.',
    params: bySheet,
    reply: sheetView,
    errors: ['SHEET_EXPIRED', 'SHEET_USED', 'BASKET_CHANGED'],
  },
  calculate: {
    summary: 'Stores the choices of an order sheet and returns the amounts.',
    params: bySheet,
    body: sheetChoices.partial(),
    reply: sheetView,
    errors: [
      'SHEET_EXPIRED',
      'SHEET_USED',
      'POINT_UNIT',
      'POINT_SHORT',
      'COIN_SHORT',
      'GIFT_CARD_SHORT',
      'COUPON_UNKNOWN',
      'COUPON_UNUSABLE',
      'COUPON_GROUP',
    ],
  },
  coupons: {
    summary: "Lists the member's coupons and whether the order sheet can use them.",
    params: bySheet,
    /** Issue numbers separated by commas, or `none`: previews another choice than the stored one. */
    query: z.object({
      picked: z
        .string()
        .regex(/^(none|\d{1,15}(,\d{1,15}){0,199})$/)
        .optional(),
    }),
    reply: z.object({
      coupons: z.array(sheetCoupon),
      savingWon: won(),
      bestIssueNos: z.array(z.number()),
      bestSavingWon: won(),
    }),
  },
  best: {
    summary: 'Applies the cheapest combination of coupons to an order sheet.',
    params: bySheet,
    body: z.object({}),
    reply: sheetView,
    errors: ['SHEET_EXPIRED', 'SHEET_USED'],
  },
  recommend: {
    summary: 'Sets or removes the recommendation code of an order sheet.',
    params: bySheet,
    body: z.object({ code: plainText({ max: 60 }).nullable() }),
    reply: sheetView,
    errors: [
      'SHEET_EXPIRED',
      'SHEET_USED',
      'RECOMMENDATION_CODE',
      'RECOMMENDATION_OWN',
      'RECOMMENDATION_USED',
      'RECOMMENDATION_ENDED',
      'CODE_LIMIT',
    ],
  },
});

/** 현금영수증: a mobile number for 소득공제, a business number for 지출증빙. */
export const cashReceiptRequest = z.object({
  type: z.enum(tableKeys<CashReceiptType>(cashReceiptTypes)),
  number: plainText({ max: 20 }),
});

/** Request of 결제하기 besides the sheet. */
export const placeOrderBody = z.object({
  sheetNo: sheetNo(),
  choices: sheetChoices,
  messageCd: deliveryMessageCode.nullable(),
  messageText: messageText.default(''),
  /** The total on the button; 409 when it has changed, and nothing is charged. */
  expectedPayWon: won(),
  /** Codes of the given consents. */
  consents: z.array(opaque(40)).max(20),
  /** Messages of single delivery groups, instead of the common one. */
  messages: z
    .array(
      z.object({
        groupKey: opaque(60),
        messageCd: deliveryMessageCode.nullable(),
        messageText: messageText.default(''),
      }),
    )
    .max(50)
    .optional(),
  /** 개인통관고유부호, for goods from abroad unless one is kept already. */
  pccc: plainText({ max: 30 }).optional(),
  /** 선물하기: needed for a `GIFT` sheet, which has no address. */
  gift: giftBody.optional(),
  /** Only for methods that count as cash. */
  cashReceipt: cashReceiptRequest.nullable().optional(),
});

export type SheetView = z.output<typeof sheetView>;
export type SheetSeller = z.output<typeof sheetSeller>;
export type SheetItem = z.output<typeof sheetItem>;
export type SheetChoices = z.output<typeof sheetChoices>;
export type SheetAmounts = z.output<typeof sheetAmounts>;
export type SheetBenefits = z.output<typeof sheetBenefits>;
export type CashReceiptRequest = z.output<typeof cashReceiptRequest>;
export type SheetCard = z.output<typeof sheetCard>;
export type InstallmentPlan = z.output<typeof installmentPlan>;
