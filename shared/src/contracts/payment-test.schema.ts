import { z } from 'zod';
import { defineSchemas } from './call';
import { instant, won } from './part.schema';
import { paymentNo } from './payment.schema';
import { opaque } from './plain-text';

/** The call of the gateway that a fault is set for. */
export const testOperation = z.enum(['issue', 'approve', 'inquire', 'cancel']);

/** PAID: the call takes effect, but its response is lost. LOST: the request never arrives. */
export const testFault = z.enum([
  'DECLINE',
  'TIMEOUT_PAID',
  'TIMEOUT_LOST',
  'GARBAGE',
  'WRONG_AMOUNT',
  'DELAY',
]);

/** How the gateway reports a deposit to the shop. LATE: half a minute later. */
export const testNotice = z.enum(['ONCE', 'TWICE', 'NONE', 'LATE', 'FORGED', 'GARBAGE', 'UNKNOWN']);

const testAccount = z.object({
  paymentNo: z.string(),
  bankName: z.string(),
  accountNo: z.string(),
  amountWon: won(),
  dueAt: instant(),
  isOpen: z.boolean(),
  /** The state of the payment in the shop. */
  stateName: z.string(),
  deposits: z.array(z.object({ amountWon: won(), at: instant(), returnedWon: won() })),
});

export const paymentTestSchemas = defineSchemas({
  state: {
    summary: 'Sandbox: lists the newest virtual accounts and the configured failures.',
    reply: z.object({
      accounts: z.array(testAccount),
      /** Faults that wait for their call. */
      faults: z.array(z.object({ operation: testOperation, fault: z.string() })),
    }),
  },
  deposit: {
    summary: 'Sandbox: pays into a virtual account.',
    body: z.object({
      accountNo: opaque(30),
      amountWon: won().min(1).max(1_000_000_000),
      /** Paid in after the deadline. */
      isLate: z.boolean().default(false),
      notice: testNotice.default('ONCE'),
    }),
    reply: z.object({
      /** HTTP statuses with which the shop answered the notices. */
      statuses: z.array(z.number()),
    }),
    errors: ['ACCOUNT_CLOSED'],
  },
  setFault: {
    summary: 'Sandbox: makes the next operation of the payment gateway fail.',
    body: z.object({ operation: testOperation, fault: testFault }),
    reply: z.object({ operation: testOperation, fault: testFault }),
  },
  passDeadline: {
    summary: 'Sandbox: moves the deposit deadline of a payment to now.',
    body: z.object({ paymentNo: paymentNo() }),
    reply: z.object({ expired: z.number() }),
  },
});

export type TestAccount = z.output<typeof testAccount>;
