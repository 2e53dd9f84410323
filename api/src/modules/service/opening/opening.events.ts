import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

/** What an alert waits for has opened. One event per alert. */
export const saleOpened = defineEvent('opening.sale-opened', z.object({ alertNo: z.number() }));
