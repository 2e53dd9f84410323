import { z } from 'zod';
import { PAYMENT_NO } from '../domain/public-number';
import { defineSchemas } from './call';
import { depositAccount, paymentMethod, paymentState } from './order.schema';
import { bankCode } from './order-sheet.schema';
import { instant, won } from './part.schema';
import { opaque, plainText } from './plain-text';

export const paymentNo = () => z.string().regex(PAYMENT_NO);

export const paymentView = z.object({
  paymentNo: z.string(),
  orderNo: z.string(),
  /** The claim that it pays for: fees or a price difference; null for the payment of the order itself. */
  claimNo: z.string().nullable(),
  /** The sheet, unchanged after a failure, with its choices. */
  sheetNo: z.string(),
  /** "상품명 외 2건" */
  orderName: z.string(),
  state: paymentState,
  stateName: z.string(),
  payWon: won(),
  method: paymentMethod,
  methodName: z.string(),
  /** The card company, wallet or bank. */
  cardName: z.string().nullable(),
  installmentMonths: z.number(),
  /** Reason of the failure for the shopper; null without one. */
  reason: z.string().nullable(),
  /** The goods are reserved until then. */
  expiresAt: instant(),
  deposit: depositAccount.nullable(),
});

/** Where a refund goes: the account's holder is checked by name. */
export const refundAccount = z.object({
  bankCd: bankCode,
  accountNo: plainText({ max: 30 }),
  holderName: plainText({ min: 1, max: 30, tooShort: '예금주를 입력해 주세요.' }),
});

export const maskedAccount = z.object({ bankName: z.string(), accountMasked: z.string() });

const byPayment = z.object({ paymentNo: paymentNo() });

export const paymentSchemas = defineSchemas({
  view: {
    summary: 'Returns a payment of the member.',
    params: byPayment,
    reply: paymentView,
  },
  ready: {
    summary: 'Opens the payment window of the card company.',
    body: z.object({ paymentNo: paymentNo() }),
    reply: z.object({
      payment: paymentView,
      /**
       * URL of the card company's window on our origin; null when the payment is already decided.
       */
      windowUrl: z.string().nullable(),
    }),
    hasSecret: true,
    errors: ['PAYMENT_EXPIRED', 'PAYMENT_WINDOW_DOWN'],
  },
  approve: {
    summary: 'Approves a payment with the result of the payment window.',
    body: z.object({
      paymentNo: paymentNo(),
      /** The parameters of the window's return URL. */
      nonce: opaque(100),
      result: z.enum(['approved', 'declined', 'canceled', 'timeout']),
      signature: opaque(200),
      /** The gateway's own number of the payment, where it adds one to the return URL. */
      paymentKey: opaque(200).optional(),
    }),
    reply: paymentView,
    errors: ['PAYMENT_SIGNATURE'],
  },
  /** Queries the card company again when the state is UNKNOWN. */
  inquire: {
    summary: 'Queries the gateway about an undecided payment.',
    params: byPayment,
    reply: paymentView,
  },
  /** The shopper closed the window: stock and benefits are released, and the sheet is unchanged. */
  cancel: {
    summary: 'Cancels an unfinished payment and releases stock and benefits.',
    params: byPayment,
    reply: paymentView,
    errors: ['STATE', 'DEPOSIT_UNCLEAR'],
  },
  setRefundAccount: {
    summary: 'Sets the refund account of a payment by deposit.',
    params: byPayment,
    body: refundAccount,
    reply: maskedAccount,
    errors: ['REFUND_ACCOUNT', 'REFUND_IN_PROGRESS', 'ACCOUNT_CHECK_DOWN'],
  },
  savedAccount: {
    summary: 'Returns the saved refund account of the member, masked.',
    reply: z.object({ account: maskedAccount.nullable() }),
  },
  saveAccount: {
    summary: 'Saves a refund account of the member.',
    body: refundAccount,
    reply: maskedAccount,
    errors: ['CHECK_REQUIRED', 'REFUND_ACCOUNT', 'ACCOUNT_CHECK_DOWN'],
  },
  forgetAccount: {
    summary: 'Deletes the saved refund account of the member.',
    reply: z.object({}),
  },
  useSavedAccount: {
    summary: 'Uses the saved refund account for a payment.',
    params: byPayment,
    body: z.object({}),
    reply: maskedAccount,
    errors: ['REFUND_ACCOUNT', 'REFUND_IN_PROGRESS', 'ACCOUNT_CHECK_DOWN'],
  },
});

export type RefundAccount = z.output<typeof refundAccount>;
export type PaymentView = z.output<typeof paymentView>;
