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
  list: { reply: z.object({ items: z.array(openingAlert) }) },
  add: {
    body: z.object({ goodsNo: no(), dealNo: no().optional() }),
    reply: z.object({ alertNo: z.number(), endsAt: instant() }),
    errors: ['OPENING_OPEN', 'OPENING_ENDED', 'OPENING_LIMIT'],
  },
  remove: { params: z.object({ alertNo: no() }), reply: z.object({}) },
});

export type OpeningAlert = z.output<typeof openingAlert>;
