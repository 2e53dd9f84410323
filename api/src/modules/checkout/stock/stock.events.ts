import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

/** Goods that may have become sold out, or be for sale again. */
export const stockEdge = defineEvent(
  'goods.stock-edge',
  z.object({ goodsNos: z.array(z.number()) }),
);
