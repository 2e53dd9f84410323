import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

/** A member has registered a gift card. */
export const giftCardRegistered = defineEvent(
  'gift-card.registered',
  z.object({ numberHash: z.string() }),
);
