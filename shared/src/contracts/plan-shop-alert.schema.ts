import { z } from 'zod';
import { defineSchemas } from './call';
import { no } from './part.schema';

export const planShopAlertSchemas = defineSchemas({
  /** The plan shops that the member waits for. */
  list: {
    summary: 'Lists the promotions whose opening the member waits for.',
    reply: z.object({ planShopNos: z.array(z.number()) }),
  },
  add: {
    summary: 'Adds an alert of the opening of a promotion.',
    body: z.object({ planShopNo: no() }),
    reply: z.object({}),
    errors: ['PLAN_SHOP_OPEN', 'PLAN_SHOP_ENDED', 'PLAN_SHOP_LIMIT'],
  },
  remove: {
    summary: 'Deletes an alert of the opening of a promotion.',
    params: z.object({ planShopNo: no() }),
    reply: z.object({}),
  },
});
