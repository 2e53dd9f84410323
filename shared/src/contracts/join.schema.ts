import { z } from 'zod';
import { defineSchemas } from './call';
import { joinTerm } from './consent.schema';
import { loginReply } from './member.schema';
import { plainText } from './plain-text';

/** What a social account may lack and a member needs. */
const joinField = z.enum(['name', 'phone', 'birth']);

/** What the card company or a social account would hand over, masked, and what the customer agrees to. None is preselected. */
const joinForm = z.object({
  /** Who hands it over. */
  sourceName: z.string(),
  /** What the customer enters, because it is not handed over. */
  asks: z.array(joinField),
  customer: z.object({
    /** Each empty when it is not handed over. */
    nameMasked: z.string(),
    phoneMasked: z.string(),
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
  /** Coins that a friend's code brings with the first order, won; null while codes are not accepted. */
  recommendationCoinWon: z.number().nullable(),
});

export const joinSchemas = defineSchemas({
  form: {
    summary: 'Returns the form with which a verified customer joins.',
    reply: joinForm,
    errors: ['JOIN_ENDED', 'JOIN_AGE'],
  },
  join: {
    summary: 'Creates a membership and signs the member in.',
    body: z.object({
      terms: z.array(joinTerm).max(20),
      /** What the form asks for; what was handed over is not replaced. */
      name: plainText({ max: 40 }).optional(),
      phone: plainText({ max: 20 }).optional(),
      /** YYYYMMDD */
      birth: plainText({ max: 10 }).optional(),
      /** A friend's code. A wrong one is refused, and nothing else is lost. */
      recommendationCode: plainText({ max: 20 }).optional(),
    }),
    reply: loginReply,
    hasSecret: true,
    errors: [
      'JOIN_ENDED',
      'JOIN_AGE',
      'CONSENT_REQUIRED',
      'LOGIN_FAILED',
      'RECOMMENDATION_CODE',
      'RECOMMENDATION_ENDED',
    ],
  },
});

export type JoinField = z.output<typeof joinField>;
export type JoinForm = z.output<typeof joinForm>;
