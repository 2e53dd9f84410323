import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

/** The availability of goods may have changed. */
export const availabilityChanged = defineEvent(
  'goods.stock-edge',
  z.object({ goodsNos: z.array(z.number()) }),
);
