import { z } from 'zod';
import { defineSchemas } from './call';

const params = z.object({ code: z.string().regex(/^[a-z0-9-]{2,40}$/) });

export const externalLink = z.object({
  code: z.string(),
  name: z.string(),
  /** Who runs the page, by the name of the company. */
  operator: z.string(),
  /** Host name only; the address itself is told to who has agreed. */
  host: z.string(),
  purpose: z.string(),
  /** What of the member goes along; empty when nothing does. */
  dataItems: z.array(z.string()),
  retention: z.string().nullable(),
});

export const externalLinkSchemas = defineSchemas({
  detail: { params, reply: externalLink },
  consent: {
    params,
    body: z.object({ isAgreed: z.literal(true) }),
    reply: z.object({ url: z.url({ protocol: /^https$/ }) }),
  },
});

export type ExternalLinkView = z.output<typeof externalLink>;
