import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

const orderedGoods = z.object({ goodsNo: z.number(), qty: z.number() });

/** An order has been paid. */
export const orderPaid = defineEvent(
  'order.paid',
  z.object({ orderNo: z.string(), lines: z.array(orderedGoods) }),
);
