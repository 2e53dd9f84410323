import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

/** The SKU of an alert is in stock again. One event per alert. */
export const stockReturned = defineEvent(
  'restock.stock-returned',
  z.object({ alertNo: z.number() }),
);
