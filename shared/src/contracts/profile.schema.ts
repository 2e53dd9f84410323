import { z } from 'zod';
import { type Body, bodyNames } from '../domain/body-sizes';
import { tableKeys } from '../domain/table';
import { defineSchemas } from './call';
import { instant } from './part.schema';
import { plainText } from './plain-text';

const body = z.enum(tableKeys<Body>(bodyNames));
/** As they were entered; an empty one was not. */
const measure = z.string().regex(/^(\d{1,3}(\.\d)?)?$/, '숫자로 입력해 주세요.');
const bodySize = z.object({ heightCm: measure, weightKg: measure, footMm: measure });

const sizes = z.object({ sizes: z.array(bodySize.extend({ body })) });

/** Phone and mail are two contacts that a code proves. */
const contactKind = z.enum(['PHONE', 'EMAIL']);

const sentCode = z.object({
  /** Masked. */
  sentTo: z.string(),
  /** Of a simulated provider: the page that shows the code. Null where messages are real. */
  inboxPath: z.string().nullable(),
  expiresAt: instant(),
});
/** Six digits; spaces and hyphens make no difference. */
const code = plainText({ max: 12 });

export const profileSchemas = defineSchemas({
  view: {
    summary: 'Returns the personal data of the member.',
    reply: z.object({
      name: z.string(),
      phone: z.string(),
      /** Empty when there is none. */
      email: z.string(),
      /** `1990.01.02`, masked `1990년`. */
      birth: z.string(),
      typeName: z.string(),
      /** Until then nothing is masked; null while it is. */
      checkedUntil: instant().nullable(),
      /** Null without one. */
      customsCodeMasked: z.string().nullable(),
    }),
  },
  startCheck: {
    summary: "Sends a verification code to the member's phone.",
    body: z.object({}),
    reply: sentCode,
    errors: ['CODE_SENDS', 'CODE_DOWN'],
  },
  confirmCheck: {
    summary: 'Verifies the code and unlocks personal data for ten minutes.',
    body: z.object({ code }),
    reply: z.object({ checkedUntil: instant() }),
    errors: ['CODE_WRONG', 'CODE_ENDED'],
  },
  startContact: {
    summary: 'Sends a verification code to a new phone number or mail address.',
    body: z.object({ kind: contactKind, value: plainText({ min: 1, max: 100 }) }),
    reply: sentCode,
    errors: ['CHECK_REQUIRED', 'CONTACT', 'CODE_SENDS', 'CODE_DOWN'],
  },
  confirmContact: {
    summary: 'Verifies the code and changes the phone number or mail address.',
    body: z.object({ kind: contactKind, code }),
    reply: z.object({}),
    errors: ['CHECK_REQUIRED', 'CODE_WRONG', 'CODE_ENDED'],
  },
  sizes: {
    summary: 'Returns the body measures of the member.',
    reply: sizes,
  },
  setSize: {
    summary: 'Stores the body measures for one size chart.',
    params: z.object({ body }),
    body: bodySize,
    reply: z.object({}),
  },
  forgetSizes: {
    summary: 'Deletes the body measures of the member.',
    reply: z.object({}),
  },
  setCustomsCode: {
    summary: 'Stores the personal customs code of the member.',
    body: z.object({ customsCode: plainText({ max: 30 }) }),
    reply: z.object({}),
    errors: ['CHECK_REQUIRED', 'PCCC'],
  },
  forgetCustomsCode: {
    summary: 'Deletes the personal customs code of the member.',
    reply: z.object({}),
  },
});

export type ContactKind = z.output<typeof contactKind>;
export type BodySize = z.output<typeof bodySize>;
