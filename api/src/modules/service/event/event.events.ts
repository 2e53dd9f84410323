import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

/** A draw has found a winner, whose coupon, coins or points are to be given. */
export const prizeDrawn = defineEvent('event.prize-drawn', z.object({ winNo: z.number() }));
