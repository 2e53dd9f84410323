import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

/** A member has another phone number or mail address. Tells the phone of before. */
export const contactChanged = defineEvent(
  'member.contact-changed',
  z.object({
    memberNo: z.number(),
    kind: z.enum(['PHONE', 'EMAIL']),
    /** The phone before the change, sealed. */
    phoneEnc: z.string(),
    at: z.string(),
  }),
);
