import { z } from 'zod';
import { defineSchemas } from './call';
import { contentBlock, imageRef, instant, no, noList } from './part.schema';
import { opaque, plainText } from './plain-text';

export const adultState = z.object({
  isVerified: z.boolean(),
  /** The end of the latest verification, also of one that is over; null without one. */
  endsAt: instant().nullable(),
});

const requestNo = z.string().regex(/^[\w-]{22}$/);

export const adultSchemas = defineSchemas({
  state: {
    summary: 'Returns whether and until when the member has proved their age.',
    reply: adultState,
  },
  start: {
    summary: "Starts an age verification and returns the provider's page.",
    /** The page to go on with afterwards; any other value is the shop's home. */
    body: z.object({ returnTo: plainText({ max: 2_048 }) }),
    /** The provider's page. */
    reply: z.object({ url: z.string() }),
    hasSecret: true,
    errors: ['VERIFICATION_DOWN', 'VERIFICATION_LIMIT'],
  },
  confirm: {
    summary: "Completes an age verification with the provider's result.",
    body: z.object({ requestNo, answer: opaque(4_096).min(1) }),
    reply: z.object({ returnTo: z.string(), endsAt: instant() }),
    errors: [
      'VERIFICATION_DOWN',
      'VERIFICATION_REFUSED',
      'VERIFICATION_EXPIRED',
      'VERIFICATION_CANCELED',
      'VERIFICATION_FAILED',
      'VERIFICATION_UNDERAGE',
      'VERIFICATION_OTHER_PERSON',
    ],
  },
  pictures: {
    summary: 'Returns the pictures of adult goods to a verified member.',
    query: z.object({ goodsNos: noList() }),
    /** Adult goods only; none for a member who is not verified. */
    reply: z.object({
      isVerified: z.boolean(),
      items: z.array(z.object({ goodsNo: z.number(), image: imageRef })),
    }),
  },
  goods: {
    summary: 'Returns the parts of an adult product that its public detail omits.',
    query: z.object({ goodsNo: no() }),
    /** The parts that the public detail leaves out; empty for a member who is not verified. */
    reply: z.object({
      isVerified: z.boolean(),
      images: z.array(imageRef),
      content: z.array(contentBlock),
    }),
  },
});

export type AdultState = z.output<typeof adultState>;
