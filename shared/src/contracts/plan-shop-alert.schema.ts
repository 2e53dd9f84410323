import { z } from 'zod';
import { defineSchemas } from './call';
import { no } from './part.schema';

export const planShopAlertSchemas = defineSchemas({
  /** The plan shops that the member waits for. */
  list: { reply: z.object({ planShopNos: z.array(z.number()) }) },
  add: {
    body: z.object({ planShopNo: no() }),
    reply: z.object({}),
    errors: ['PLAN_SHOP_OPEN', 'PLAN_SHOP_ENDED', 'PLAN_SHOP_LIMIT'],
  },
  remove: { params: z.object({ planShopNo: no() }), reply: z.object({}) },
});
