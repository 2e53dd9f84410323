import { z } from 'zod';
import { MAX_RECENT_GOODS } from '../domain/recent-goods';
import { defineSchemas } from './call';
import { goodsCard } from './goods-card.schema';
import { no } from './part.schema';

const YEAR_MS = 366 * 24 * 60 * 60_000;

export const recentSchemas = defineSchemas({
  list: {
    summary: 'Lists the recently viewed goods of the member.',
    reply: z.object({ items: z.array(goodsCard) }),
  },
  sync: {
    summary: 'Adds recently viewed goods of a device.',
    body: z.object({
      items: z
        .array(
          z.object({
            goodsNo: no(),
            /** How long ago, by the device's clock, which may be wrong about the time of day. */
            ageMs: z.number().int().min(0).max(YEAR_MS),
          }),
        )
        .max(MAX_RECENT_GOODS),
    }),
    reply: z.object({ goodsNos: z.array(z.number()) }),
  },
  remove: {
    summary: 'Removes recently viewed goods, or all of them.',
    body: z.object({ goodsNos: z.array(no()).min(1).max(MAX_RECENT_GOODS).optional() }),
    reply: z.object({ goodsNos: z.array(z.number()) }),
  },
});
