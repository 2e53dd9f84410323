import { z } from 'zod';
import { defineSchemas } from './call';
import { joinTerm } from './consent.schema';
import { loginReply } from './member.schema';

/** What the card company would hand over, masked, and what the customer agrees to. None is preselected. */
const joinForm = z.object({
  customer: z.object({
    nameMasked: z.string(),
    phoneMasked: z.string(),
    /** Empty when there is none. */
    emailMasked: z.string(),
    /** The year only. */
    birthMasked: z.string(),
    typeName: z.string(),
  }),
  terms: z.array(
    z.object({
      code: joinTerm,
      title: z.string(),
      body: z.string(),
      version: z.string(),
      isRequired: z.boolean(),
    }),
  ),
  /** Coupons that the member gets with the membership. */
  couponNames: z.array(z.string()),
});

export const joinSchemas = defineSchemas({
  form: { reply: joinForm, errors: ['JOIN_ENDED', 'JOIN_AGE'] },
  join: {
    body: z.object({ terms: z.array(joinTerm).max(20) }),
    reply: loginReply,
    hasSecret: true,
    errors: ['JOIN_ENDED', 'JOIN_AGE', 'CONSENT_REQUIRED', 'LOGIN_FAILED'],
  },
});

export type JoinForm = z.output<typeof joinForm>;
