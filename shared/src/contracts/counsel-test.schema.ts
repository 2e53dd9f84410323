import { z } from 'zod';
import { defineSchemas } from './call';
import { no } from './part.schema';
import { opaque, plainText } from './plain-text';

export const counselTestSchemas = defineSchemas({
  serve: {
    summary: 'Sandbox: accepts or answers an enquiry as customer service.',
    body: z.object({
      counselNo: no(),
      kind: z.enum(['WORKING', 'ANSWERED']),
      text: plainText({ min: 1, max: 2_000, isMultiline: true }).optional(),
      /** The same key is the same answer, sent again. */
      key: opaque(60).optional(),
    }),
    /** False when the enquiry does not wait for it. */
    reply: z.object({ isDone: z.boolean() }),
  },
});
