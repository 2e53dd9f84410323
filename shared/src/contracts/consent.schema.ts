import { z } from 'zod';
import { type JoinTerm, joinTerms, marketingTerms } from '../domain/join-terms';
import { tableKeys } from '../domain/table';
import { defineSchemas } from './call';
import { instant } from './part.schema';

export const joinTerm = z.enum(tableKeys<JoinTerm>(joinTerms));
export const marketingTerm = z.enum(marketingTerms);

/** An answer of a member to one term, with the text that was shown at that time. */
export const givenConsent = z.object({
  code: joinTerm,
  title: z.string(),
  body: z.string(),
  version: z.string(),
  isGiven: z.boolean(),
  at: instant(),
});

export const consentSchemas = defineSchemas({
  /** `marketing`: what holds now, null where the member was never asked; `history`: the newest first. */
  mine: {
    summary: 'Returns the marketing consents of the member and their history.',
    reply: z.object({
      marketing: z.array(
        z.object({
          code: marketingTerm,
          title: z.string(),
          isGiven: z.boolean(),
          at: instant().nullable(),
        }),
      ),
      history: z.array(givenConsent),
    }),
  },
  change: {
    summary: 'Gives or withdraws a marketing consent.',
    body: z.object({ code: marketingTerm, isGiven: z.boolean() }),
    reply: z.object({ at: instant() }),
  },
});

export type GivenConsent = z.output<typeof givenConsent>;
