import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { defineEvent, emit } from '../../../platform/outbox';
import { toldSteps } from './told-moves';

/** A step of which the member of an order is told. It carries numbers and words of the shop, no personal data. */
const told = z.object({
  step: z.enum(toldSteps),
  /** What `ref` is the number of. */
  of: z.enum(['order', 'orderItem', 'payment', 'shipment', 'claim']),
  ref: z.string(),
  /** When it happened, ISO. */
  at: z.string(),
  /** What only the step itself knows: the promised day of a delay, why a deposit goes back. */
  facts: z.record(z.string(), z.string()),
});
export type Told = z.infer<typeof told>;

export const memberTold = defineEvent('order.member-told', told);

/** Has the member told of a step after the commit. */
export const tellMember = (
  tx: Tx,
  step: Omit<Told, 'at' | 'facts'> & { facts?: Told['facts'] },
  at: Date,
): Promise<void> => emit(tx, memberTold, { facts: {}, ...step, at: at.toISOString() });
