import { z } from 'zod';
import { defineSchemas } from './call';
import { goodsCard } from './goods-card.schema';
import { instant, no } from './part.schema';

export const restockAlert = z.object({
  goods: goodsCard,
  skuNo: z.number(),
  /** The options of the SKU; empty for goods without options. */
  optionText: z.string(),
  /** `ENDED`: its time is over, or the goods have left the shop. */
  state: z.enum(['WAITING', 'BACK', 'ENDED']),
  endsAt: instant(),
  /** When the notification was sent; null until then. */
  toldAt: instant().nullable(),
});

const bySku = z.object({ skuNo: no() });

export const restockSchemas = defineSchemas({
  list: {
    summary: 'Lists the restock alerts of the member.',
    reply: z.object({ items: z.array(restockAlert) }),
  },
  add: {
    summary: 'Adds a restock alert for a SKU.',
    body: bySku,
    reply: z.object({ endsAt: instant() }),
    errors: ['RESTOCK_IN_STOCK', 'RESTOCK_NOT_FOR_SALE', 'RESTOCK_LIMIT'],
  },
  remove: {
    summary: 'Deletes a restock alert.',
    params: bySku,
    reply: z.object({}),
  },
});

export type RestockAlert = z.output<typeof restockAlert>;
