import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

const orderedGoods = z.object({ goodsNo: z.number(), qty: z.number() });

/** Pieces of paid lines were canceled or came back. */
export const linesReturned = defineEvent(
  'order.lines-returned',
  z.object({ lines: z.array(z.object({ itemNo: z.number(), qty: z.number() })) }),
);

/** An order has been paid. */
export const orderPaid = defineEvent(
  'order.paid',
  z.object({ orderNo: z.string(), lines: z.array(orderedGoods) }),
);
