import { z } from 'zod';
import { defineSchemas } from './call';
import { won } from './part.schema';

/** A code that was given with an order, and the coins of each of the two members. */
export const givenRecommendation = z.object({ code: z.string(), coinWon: won() });

export const recommendationSchemas = defineSchemas({
  mine: {
    summary: 'Returns the recommendation code of the member.',
    reply: z.object({
      code: z.string(),
      /** Coins of each of the two members after the order; null while no program runs. */
      coinWon: won().nullable(),
    }),
  },
});
