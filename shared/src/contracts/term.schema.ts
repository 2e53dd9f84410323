import { z } from 'zod';
import { membershipTermCodes, termCodes } from '../domain/term-codes';
import { defineSchemas } from './call';
import { day } from './part.schema';

export const termCode = z.enum(termCodes);

/** A version that does not apply yet. */
export const comingTerm = z.object({
  /** The day from which it applies, which names it. */
  version: day(),
  /** What changes. */
  summary: z.string(),
  isAdverse: z.boolean(),
});

export const termLine = z.object({
  code: termCode,
  title: z.string(),
  /** The version that applies now. */
  version: day(),
  /** The next version, once it is announced. */
  coming: comingTerm.nullable(),
});

export const termDetail = termLine.extend({
  /** The version that is shown. */
  shown: day(),
  articles: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** All versions, the newest first; `summary` says what changed, empty for the first. */
  history: z.array(z.object({ version: day(), summary: z.string() })),
});

/** Terms that changed materially since the member agreed to them. */
export const pendingTerm = z.object({
  code: z.enum(membershipTermCodes),
  title: z.string(),
  version: day(),
  summary: z.string(),
});

export const termSchemas = defineSchemas({
  list: {
    summary: 'Lists the terms and policies.',
    reply: z.object({ terms: z.array(termLine) }),
  },
  detail: {
    summary: 'Returns one version of a term.',
    params: z.object({ code: termCode }),
    query: z.object({ version: day().optional() }),
    reply: termDetail,
    errors: ['NOT_FOUND'],
  },
  pending: {
    summary: "Lists the changed terms that need the member's consent.",
    reply: z.object({ terms: z.array(pendingTerm) }),
  },
  agree: {
    summary: 'Accepts the changed terms.',
    body: z.object({
      terms: z
        .array(z.object({ code: z.enum(membershipTermCodes), version: day() }))
        .min(1)
        .max(membershipTermCodes.length),
    }),
    reply: z.object({}),
    errors: ['CONSENT_REQUIRED'],
  },
});

export type TermLine = z.output<typeof termLine>;
export type TermDetail = z.output<typeof termDetail>;
export type PendingTerm = z.output<typeof pendingTerm>;
