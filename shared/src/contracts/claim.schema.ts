import { z } from 'zod';
import {
  type CancelReasonCode,
  cancelReasons,
  type ReturnReasonCode,
  returnReasons,
} from '../domain/claim-reason';
import {
  type ClaimAction,
  type ClaimKind,
  type ClaimState,
  claimActions,
  claimKinds,
  claimStates,
  type PickupWay,
  pickupWays,
} from '../domain/claim-state';
import { type PayMethod, payMethods } from '../domain/payment-method';
import { CLAIM_NO } from '../domain/public-number';
import { type CourierCode, couriers, INVOICE_NO } from '../domain/shipment';
import { tableKeys } from '../domain/table';
import { uploadPurposes } from '../domain/upload';
import { defineSchemas } from './call';
import { optionGroup } from './goods.schema';
import { orderDetail, orderNo, refundEstimate } from './order.schema';
import { day, imageRef, instant, no, won } from './part.schema';
import { plainText } from './plain-text';
import { fileNo, uploadedFile } from './upload.schema';

export const cancelReasonCode = z.enum(tableKeys<CancelReasonCode>(cancelReasons));

const hasDistinctItems = (items: readonly { itemNo: number }[]): boolean =>
  new Set(items.map(({ itemNo }) => itemNo)).size === items.length;

/** Without `items`: everything of the order that can still be canceled. */
const scope = z.object({
  orderNo: orderNo(),
  items: z
    .array(z.object({ itemNo: no(), qty: z.number().int().min(1) }))
    .min(1)
    .max(100)
    .refine(hasDistinctItems, '같은 상품을 두 번 취소할 수 없어요.')
    .optional(),
});

const returnScope = z.object({
  orderNo: orderNo(),
  items: z
    .array(z.object({ itemNo: no(), qty: z.number().int().min(1) }))
    .min(1)
    .max(100)
    .refine(hasDistinctItems, '같은 상품을 두 번 신청할 수 없어요.'),
  reasonCd: z.enum(tableKeys<ReturnReasonCode>(returnReasons)),
  way: z.enum(tableKeys<PickupWay>(pickupWays)).default('COLLECT'),
  /** An address of the member's book where the goods are fetched; without one, the order's. */
  addressNo: no().optional(),
});

const exchangeScope = z.object({
  orderNo: orderNo(),
  items: z
    .array(
      z.object({
        itemNo: no(),
        qty: z.number().int().min(1),
        /** The wanted option of the same goods. */
        skuNo: no(),
      }),
    )
    .min(1)
    .max(100)
    .refine(hasDistinctItems, '같은 상품을 두 번 신청할 수 없어요.'),
  reasonCd: z.enum(tableKeys<ReturnReasonCode>(returnReasons)),
  addressNo: no().optional(),
});

/** What an exchange costs, by the function that also performs it. */
export const exchangeEstimate = z.object({
  /** 왕복 배송비, by the buyer's fault. */
  feeWon: won(),
  /** Above zero for dearer options, below for cheaper ones. */
  differenceWon: z.number().int(),
  /** Paid before the goods are fetched. */
  payWon: won(),
  /** Refunded by the method of the payment when the goods have been inspected. */
  refundWon: won(),
  pointBackWon: won(),
  coinBackWon: won(),
  giftCardBackWon: won(),
});

/** Photos that were uploaded for this request. */
const photoNos = z.array(fileNo()).max(uploadPurposes.CLAIM.maxCount).default([]);

const payMethod = z.enum(tableKeys<PayMethod>(payMethods)).exclude(['VIRTUAL_ACCOUNT']);

const detailText = plainText({
  max: 300,
  isMultiline: true,
  tooLong: '자세한 내용은 300자까지 입력할 수 있어요.',
}).default('');

export const claimDetail = z.object({
  kind: z.enum(tableKeys<ClaimKind>(claimKinds)),
  claimNo: z.string(),
  orderNo: z.string(),
  kindName: z.string(),
  state: z.enum(tableKeys<ClaimState>(claimStates)),
  stateName: z.string(),
  requestedAt: instant(),
  reasonName: z.string(),
  isSellersFault: z.boolean(),
  detail: z.string(),
  /** Photos of the goods, which the member alone can open. */
  photos: z.array(uploadedFile),
  /** The seller's reason for a deduction or a rejection. */
  sellerNote: z.string(),
  items: z.array(
    z.object({
      itemNo: z.number(),
      goodsNo: z.number(),
      goodsName: z.string(),
      optionText: z.string(),
      image: imageRef,
      qty: z.number(),
      /** The option that an exchange sends instead; also of an exchange that became a return. */
      exchangeOptionText: z.string().nullable(),
    }),
  ),
  pickup: z
    .object({
      way: z.enum(tableKeys<PickupWay>(pickupWays)),
      wayName: z.string(),
      name: z.string(),
      phone: z.string(),
      zip: z.string(),
      road: z.string(),
      detail: z.string(),
      visitOn: day().nullable(),
      /** The courier has not come: the seller was asked again. */
      isLate: z.boolean(),
      courierName: z.string().nullable(),
      invoiceNo: z.string().nullable(),
    })
    .nullable(),
  refund: refundEstimate,
  /** The money of an exchange; null for others. */
  exchange: exchangeEstimate.nullable(),
  /** What the buyer has to pay now, and by what; null when nothing is asked for. */
  charge: z
    .object({
      amountWon: won(),
      dueAt: instant(),
      /** The attempt that is being decided by the gateway; null without one. */
      checkingPaymentNo: z.string().nullable(),
      methods: z.array(z.object({ method: payMethod, name: z.string() })),
    })
    .nullable(),
  /** What was paid for the claim itself, and what of it goes back; null when nothing was. */
  paid: z.object({ payWon: won(), canceledWon: won(), methodName: z.string() }).nullable(),
  /** The parcel of the exchanged goods. */
  reship: z
    .object({ courierName: z.string(), invoiceNo: z.string(), trackUrl: z.string() })
    .nullable(),
  /** A deduction, agreed to or asked for. */
  adjustWon: won(),
  /** How the money goes back: 카드, 계좌이체 … */
  payMethodName: z.string(),
  /** The states that it went through. */
  history: z.array(z.object({ stateName: z.string(), at: instant(), reason: z.string() })),
  actions: z.array(
    z.object({ action: z.enum(tableKeys<ClaimAction>(claimActions)), label: z.string() }),
  ),
});

const byClaim = z.object({ claimNo: z.string().regex(CLAIM_NO) });

export const claimSchemas = defineSchemas({
  estimateReturn: {
    summary: 'Estimates the refund of a return.',
    body: returnScope,
    reply: refundEstimate,
    errors: ['STATE', 'CLAIM_OPEN', 'RETURN_PERIOD', 'ONE_SELLER'],
  },
  requestReturn: {
    summary: 'Requests a return of delivered goods.',
    body: returnScope.extend({
      detail: detailText,
      fileNos: photoNos,
      /** The day on which the courier comes; only with `COLLECT`. */
      visitOn: day().optional(),
      /** The parcel that the member has sent; only with `SELF`. */
      parcel: z
        .object({
          courierCd: z.enum(tableKeys<CourierCode>(couriers)),
          invoiceNo: z.string().regex(INVOICE_NO, '송장번호는 숫자 9~14자리예요.'),
        })
        .optional(),
      /** As shown; 409 when one of them has changed. */
      expectedRefundWon: won(),
      expectedPayWon: won().default(0),
    }),
    reply: z.object({ claimNo: z.string() }),
    errors: [
      'STATE',
      'CLAIM_OPEN',
      'RETURN_PERIOD',
      'ONE_SELLER',
      'REFUND_CHANGED',
      'REFUND_ACCOUNT_REQUIRED',
      'UPLOAD_COUNT',
      'UPLOAD_GONE',
    ],
  },
  exchangeOptions: {
    summary: 'Lists the options for which the delivered lines of an order can be exchanged.',
    params: z.object({ orderNo: orderNo() }),
    reply: z.object({
      items: z.array(
        z.object({
          itemNo: z.number(),
          /** Those of the product page; empty for goods without options. */
          groups: z.array(optionGroup).optional(),
          options: z.array(
            z.object({
              skuNo: z.number(),
              /** One value per group, in their order. */
              valueNos: z.array(z.number()).optional(),
              /** Empty for goods without options. */
              optionText: z.string(),
              differenceWon: z.number().int(),
              /** Units that can be held now. */
              left: z.number(),
            }),
          ),
        }),
      ),
    }),
  },
  estimateExchange: {
    summary: 'Estimates what an exchange costs or refunds.',
    body: exchangeScope,
    reply: exchangeEstimate,
    errors: ['STATE', 'CLAIM_OPEN', 'RETURN_PERIOD', 'ONE_SELLER', 'OUT_OF_STOCK'],
  },
  requestExchange: {
    summary: 'Requests an exchange of delivered goods and holds the new options.',
    body: exchangeScope.extend({
      detail: detailText,
      fileNos: photoNos,
      visitOn: day(),
      /** As shown; 409 when one of them has changed. */
      expectedPayWon: won(),
      expectedRefundWon: won(),
    }),
    reply: z.object({ claimNo: z.string() }),
    errors: [
      'STATE',
      'CLAIM_OPEN',
      'RETURN_PERIOD',
      'ONE_SELLER',
      'EXCHANGE_CHANGED',
      'OUT_OF_STOCK',
      'REFUND_ACCOUNT_REQUIRED',
      'UPLOAD_COUNT',
      'UPLOAD_GONE',
    ],
  },
  pay: {
    summary: 'Creates the payment of what a claim costs.',
    params: byClaim,
    body: z.object({ method: payMethod }),
    reply: z.object({ paymentNo: z.string() }),
    errors: ['STATE', 'PAY_METHOD'],
  },
  detail: {
    summary: 'Returns a cancellation, return or exchange.',
    params: byClaim,
    reply: claimDetail,
  },
  withdraw: {
    summary: 'Withdraws a claim before the goods are collected.',
    params: byClaim,
    reply: claimDetail,
    errors: ['STATE'],
  },
  answerAdjust: {
    summary: 'Accepts or rejects a deduction from the refund of a claim.',
    params: byClaim,
    body: z.object({ agrees: z.boolean() }),
    reply: claimDetail,
    errors: ['STATE'],
  },

  estimate: {
    summary: 'Estimates the refund of a cancellation.',
    body: scope.extend({ reasonCd: cancelReasonCode.default('CHANGED_MIND') }),
    reply: refundEstimate,
    errors: ['STATE', 'CLAIM_OPEN'],
  },
  cancel: {
    summary: 'Cancels order lines before shipping and refunds them.',
    body: scope.extend({
      reasonCd: cancelReasonCode,
      detail: detailText,
      /** 환불 예정 금액 as shown; 409 when it has changed. */
      expectedRefundWon: won(),
    }),
    reply: z.object({ claimNo: z.string(), refund: refundEstimate, order: orderDetail }),
    errors: ['STATE', 'CLAIM_OPEN', 'REFUND_CHANGED', 'REFUND_ACCOUNT_REQUIRED'],
  },
});

export type ClaimDetail = z.output<typeof claimDetail>;
export type ExchangeEstimate = z.output<typeof exchangeEstimate>;
