import { z } from 'zod';
import { defineSchemas } from './call';
import { no } from './part.schema';

export const counselTestSchemas = defineSchemas({
  serve: {
    body: z.object({
      counselNo: no(),
      kind: z.enum(['WORKING', 'ANSWERED']),
      text: z.string().trim().min(1).max(2_000).optional(),
      /** The same key is the same answer, sent again. */
      key: z.string().max(60).optional(),
    }),
    /** False when the enquiry does not wait for it. */
    reply: z.object({ isDone: z.boolean() }),
  },
});
