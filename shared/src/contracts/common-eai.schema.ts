import { z } from 'zod';
import { defineSchemas } from './call';
import { won } from './part.schema';

export const availableCard = z.object({
  cardCd: z.string(),
  cardNm: z.string(),
  /** Last four digits of the member's registered card; null without a card of this company. */
  cardNoTail: z.string().nullable(),
  /** The mall's own card company is first. */
  isOwn: z.boolean(),
  /** Interest-free months now, with their minimum amount. */
  interestFree: z.array(z.object({ months: z.number(), minAmountWon: won() })),
});

export const commonEaiSchemas = defineSchemas({
  callPaymentAvailableCard: {
    summary: 'Lists the cards with which the member can pay.',
    body: z.object({}),
    reply: z.object({ cards: z.array(availableCard) }),
  },
  callThingCoinBalanceQuery: {
    summary: 'Returns the coin balance of the member.',
    body: z.object({}),
    reply: z.object({ coinBalance: won(), expiringCoin: won() }),
    errors: ['BALANCE_DOWN'],
  },
  callLpointQuery: {
    summary: 'Returns the point balance of the member.',
    body: z.object({}),
    reply: z.object({ pointBalance: won(), expiringPoint: won() }),
    errors: ['BALANCE_DOWN'],
  },
});

export type AvailableCard = z.output<typeof availableCard>;
