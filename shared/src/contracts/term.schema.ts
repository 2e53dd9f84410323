import { z } from 'zod';
import { membershipTermCodes, termCodes } from '../domain/term-codes';
import { defineSchemas } from './call';
import { day } from './part.schema';

const termCode = z.enum(termCodes);

/** A version that does not apply yet. */
const comingTerm = z.object({
  /** The day from which it applies, which names it. */
  version: day(),
  /** What changes. */
  summary: z.string(),
  isAdverse: z.boolean(),
});

const termLine = z.object({
  code: termCode,
  title: z.string(),
  /** The version that applies now. */
  version: day(),
  /** The next version, once it is announced. */
  coming: comingTerm.nullable(),
});

const termDetail = termLine.extend({
  /** The version that is shown. */
  shown: day(),
  articles: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** All versions, the newest first; `summary` says what changed, empty for the first. */
  history: z.array(z.object({ version: day(), summary: z.string() })),
});

/** Terms that changed materially since the member agreed to them. */
const pendingTerm = z.object({
  code: z.enum(membershipTermCodes),
  title: z.string(),
  version: day(),
  summary: z.string(),
});

export const termSchemas = defineSchemas({
  list: { reply: z.object({ terms: z.array(termLine) }) },
  detail: {
    params: z.object({ code: termCode }),
    query: z.object({ version: day().optional() }),
    reply: termDetail,
    errors: ['NOT_FOUND'],
  },
  pending: { reply: z.object({ terms: z.array(pendingTerm) }) },
  agree: {
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
