import { z } from 'zod';
import { PAYMENT_NO } from '../domain/public-number';
import { defineSchemas } from './call';
import { paymentState } from './order.schema';
import { instant, won } from './part.schema';

export const paymentNo = () => z.string().regex(PAYMENT_NO);

export const paymentView = z.object({
  paymentNo: z.string(),
  orderNo: z.string(),
  /** After a failure this sheet is as it was, choices included. */
  sheetNo: z.string(),
  /** "상품명 외 2건" */
  orderName: z.string(),
  state: paymentState,
  stateName: z.string(),
  payWon: won(),
  cardName: z.string().nullable(),
  installmentMonths: z.number(),
  /** Why it failed, for the shopper; null while it has not. */
  reason: z.string().nullable(),
  /** Until then the goods are held. */
  expiresAt: instant(),
});

const byPayment = z.object({ paymentNo: paymentNo() });

export const paymentSchemas = defineSchemas({
  view: { params: byPayment, reply: paymentView },
  ready: {
    body: z.object({ paymentNo: paymentNo() }),
    reply: z.object({
      payment: paymentView,
      /** The card company's window, below our own origin; null when it is already decided. */
      windowUrl: z.string().nullable(),
    }),
  },
  approve: {
    body: z.object({
      paymentNo: paymentNo(),
      /** As the window handed them back in the address. */
      nonce: z.string().max(100),
      result: z.enum(['approved', 'declined', 'canceled', 'timeout']),
      signature: z.string().max(200),
    }),
    reply: paymentView,
  },
  /** Asks the card company again when the state is UNKNOWN. */
  inquire: { params: byPayment, reply: paymentView },
  /** The shopper closed the window: stock and benefits go back, the sheet is as it was. */
  cancel: { params: byPayment, reply: paymentView },
});

export type PaymentView = z.output<typeof paymentView>;
