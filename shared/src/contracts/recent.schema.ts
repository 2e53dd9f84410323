import { z } from 'zod';
import { MAX_RECENT_GOODS } from '../domain/recent-goods';
import { defineSchemas } from './call';
import { goodsCard } from './goods-card.schema';
import { no } from './part.schema';

const YEAR_MS = 366 * 24 * 60 * 60_000;

export const recentSchemas = defineSchemas({
  list: { reply: z.object({ items: z.array(goodsCard) }) },
  sync: {
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
    body: z.object({ goodsNos: z.array(no()).min(1).max(MAX_RECENT_GOODS).optional() }),
    reply: z.object({ goodsNos: z.array(z.number()) }),
  },
});
