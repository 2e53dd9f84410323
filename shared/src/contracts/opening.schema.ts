import { z } from 'zod';
import { defineSchemas } from './call';
import { goodsCard } from './goods-card.schema';
import { instant, no, won } from './part.schema';

export const openingAlert = z.object({
  alertNo: z.number(),
  goods: goodsCard,
  /** The time deal; null for the sale of the goods itself. */
  deal: z.object({ dealNo: z.number(), priceWon: won() }).nullable(),
  /** When it opens or has opened; null while the date is not known. */
  opensAt: instant().nullable(),
  /** `ENDED`: its time is over, or the goods or the deal have left the shop. */
  state: z.enum(['WAITING', 'OPEN', 'ENDED']),
  endsAt: instant(),
  /** When the notification was sent; null until then. */
  toldAt: instant().nullable(),
});

export const openingSchemas = defineSchemas({
  list: {
    summary: "Lists the member's alerts of sales and deals to come.",
    reply: z.object({ items: z.array(openingAlert) }),
  },
  add: {
    summary: 'Adds an alert of the start of a sale or deal.',
    body: z.object({ goodsNo: no(), dealNo: no().optional() }),
    reply: z.object({ alertNo: z.number(), endsAt: instant() }),
    errors: ['OPENING_OPEN', 'OPENING_ENDED', 'OPENING_LIMIT'],
  },
  remove: {
    summary: 'Deletes an alert of a sale or deal.',
    params: z.object({ alertNo: no() }),
    reply: z.object({}),
  },
});

export type OpeningAlert = z.output<typeof openingAlert>;
