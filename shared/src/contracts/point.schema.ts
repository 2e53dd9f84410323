import { z } from 'zod';
import { defineSchemas } from './call';
import { instant, won } from './part.schema';
import { plainText } from './plain-text';

/** POINT: the group's points. COIN: money of this mall only. GIFT_CARD: registered gift cards. */
export const accountKind = z.enum(['POINT', 'COIN', 'GIFT_CARD']);

export const pointGroup = z.enum(['earn', 'use', 'expire']);

export const pointEntry = z.object({
  entryNo: z.number(),
  type: z.enum(['EARN', 'USE', 'RESTORE', 'EXPIRE', 'GRANT', 'CLAWBACK']),
  /** Positive is income, negative is expense. */
  amountWon: won(),
  title: z.string(),
  orderNo: z.string().nullable(),
  at: instant(),
  expiresAt: instant().nullable(),
});

export const pointSchemas = defineSchemas({
  registerGiftCard: {
    summary: 'Registers a gift card and adds its amount to the balance.',
    body: z.object({ number: plainText({ max: 60 }) }),
    reply: z.object({ amountWon: won(), balanceWon: won(), expiresAt: instant() }),
    errors: ['GIFT_CARD_NUMBER', 'GIFT_CARD_USED', 'GIFT_CARD_EXPIRED', 'CODE_LIMIT'],
  },
  history: {
    summary: 'Lists the entries of a balance, the newest first.',
    query: z.object({
      kind: accountKind,
      /** Earned, spent or ended entries only. */
      group: pointGroup.optional(),
      /** Of these months back from today. */
      months: z.coerce.number<number>().int().min(1).max(60).optional(),
      before: z.coerce.number<number>().int().positive().optional(),
    }),
    reply: z.object({
      balanceWon: won(),
      /** Earned by orders not yet confirmed. */
      pendingWon: won(),
      /** Expires within 30 days. */
      expiringWon: won(),
      entries: z.array(pointEntry),
      /** Value of `before` for older entries; null at the end. */
      next: z.number().nullable(),
    }),
  },
});

export type AccountKind = z.output<typeof accountKind>;
export type PointEntry = z.output<typeof pointEntry>;
export type PointGroup = z.output<typeof pointGroup>;
