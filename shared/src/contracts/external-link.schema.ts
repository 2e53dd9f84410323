import { z } from 'zod';
import { defineSchemas } from './call';

const params = z.object({ code: z.string().regex(/^[a-z0-9-]{2,40}$/) });

export const externalLink = z.object({
  code: z.string(),
  name: z.string(),
  /** Name of the company that runs the page. */
  operator: z.string(),
  /** Host name only; the URL is returned after consent. */
  host: z.string(),
  purpose: z.string(),
  /** Member data that is sent along; empty when there is none. */
  dataItems: z.array(z.string()),
  retention: z.string().nullable(),
});

export const externalLinkSchemas = defineSchemas({
  detail: {
    summary: "Returns the consent text of a partner's finance page.",
    params,
    reply: externalLink,
  },
  consent: {
    summary: "Stores the consent and returns the URL of the partner's page.",
    params,
    body: z.object({ isAgreed: z.literal(true) }),
    reply: z.object({ url: z.url({ protocol: /^https$/ }) }),
  },
});

export type ExternalLinkView = z.output<typeof externalLink>;
