import { z } from 'zod';
import { won } from './part.schema';

/** Payload of the 409 `ORDER_CHANGED`: the differences as text. */
export const orderDifference = z.object({
  expectedPayWon: won(),
  payWon: won(),
  lines: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});

export type OrderDifference = z.output<typeof orderDifference>;
