import { z } from 'zod';
import { defineSchemas } from './call';
import { plainText } from './plain-text';

const transactionId = z.string().regex(/^[\w-]{16,64}$/);

const started = z.object({
  /** Data for the card company's app: business id, transaction id, service cert, program id. */
  bizId: z.string(),
  transactionId,
  serviceCert: z.string(),
  programId: z.string(),
  /** Shown on both screens, so that the person sees that the sign-in is their own. */
  checkNumber: z.string().regex(/^\d{2}$/),
  /** Path of the card company's page that a phone opens by its camera. */
  phonePath: z.string(),
  expiresAt: z.iso.datetime(),
});

const result = z.object({
  state: z.enum(['WAITING', 'APPROVED', 'CANCELED', 'EXPIRED']),
  /** With APPROVED: valid for one sign-in within five minutes. */
  lid: z.string().optional(),
});

export const cardAuthSchemas = defineSchemas({
  start: {
    summary: "Starts a sign-in with the card company's app.",
    body: z.object({}),
    reply: started,
    hasSecret: true,
    errors: ['CARD_APP_DOWN'],
  },
  result: {
    summary: "Returns the state of a sign-in with the card company's app.",
    params: z.object({ transactionId }),
    reply: result,
    hasSecret: true,
    errors: ['NOT_FOUND', 'CARD_APP_DOWN'],
  },
  redirect: {
    summary: "Starts a sign-in on the card company's own page.",
    body: z.object({ returnTo: plainText({ max: 2_000 }).default('') }),
    /** The card company's page; it comes back to `/auth/callback` with the state of this beginning. */
    reply: z.object({ url: z.url() }),
    hasSecret: true,
  },
});

export type CardAuthStarted = z.output<typeof started>;
export type CardAuthResult = z.output<typeof result>;
