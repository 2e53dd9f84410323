import { z } from 'zod';
import { defineSchemas } from './call';
import { instant } from './part.schema';
import { plainText } from './plain-text';

export const systemNotice = z.object({
  /** ALL: the shop is closed. PAYMENT: everything except payment works. */
  scope: z.enum(['ALL', 'PAYMENT']),
  reason: z.string(),
  fromAt: instant(),
  toAt: instant(),
});

export const systemSchemas = defineSchemas({
  status: {
    summary: 'Returns the maintenance notice and the revision of the catalogue.',
    reply: z.object({
      notice: systemNotice.nullable(),
      /** A public deployment uses sandbox partners: nothing is charged or delivered. */
      isTrial: z.boolean(),
      /** Changes with each change of goods, prices, deals or coupons; an older api sends none. */
      catalogueRevision: z.string().optional(),
    }),
  },
  /** Sandbox only. */
  beginCheck: {
    summary: 'Sandbox: starts a maintenance notice.',
    body: z.object({
      scope: z.enum(['ALL', 'PAYMENT']),
      reason: plainText({ min: 1, max: 200 }),
      minutes: z.number().int().min(1).max(1440),
    }),
    reply: z.object({ notice: systemNotice }),
  },
  /** Sandbox only. */
  endCheck: {
    summary: 'Sandbox: ends all maintenance notices.',
    reply: z.object({ ended: z.number() }),
  },
});

export type SystemNotice = z.output<typeof systemNotice>;
