import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type CardAuthTicket, cardAuthQuery } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, minutesMs } from '../../src/platform/clock';
import { sql } from '../../src/platform/db/sql';
import type { AdapterDeps } from '../../src/platform/deps';
import type { CardAuth } from '../../src/ports';
import { createSandboxIdentity } from './identity';

/** The shop's identifiers at the card company. */
const BIZ_ID = 'ONDAM';
const PROGRAM_ID = 'SHOP_LOGIN';
const LIFE_MS = minutesMs(3);

export const CARD_APP_PATH = '/sandbox/card-app';

export type PhoneDecision = { kind: 'approve'; cno: string } | { kind: 'cancel' };

const rowRow = z.object({
  checkNumber: z.string(),
  state: z.enum(['APPROVED', 'CANCELED', 'WAITING']),
  lidEnc: z.string().nullable(),
  expiresAt: z.date(),
});
type Row = z.infer<typeof rowRow>;

export interface SandboxCardAuth extends CardAuth {
  /** The request as the phone shows it. Undefined when the link is not ours, too old or decided already. */
  waiting(ticket: CardAuthTicket): Promise<{ checkNumber: string } | undefined>;
  /** Records the phone's decision. @returns false when it is too late. */
  recordDecision(ticket: CardAuthTicket, decision: PhoneDecision): Promise<boolean>;
}

/** The card company's app sign-in. */
export function createSandboxCardAuth(deps: AdapterDeps): SandboxCardAuth {
  const { db, clock, secrets } = deps;
  const identity = createSandboxIdentity(deps);
  const key = secrets.keyFor('sandbox card auth');

  const certOf = (transactionId: string): string =>
    createHmac('sha256', key)
      .update(`${BIZ_ID}.${transactionId}.${PROGRAM_ID}`)
      .digest('base64url');

  const isGenuine = (ticket: CardAuthTicket): boolean => {
    const expected = Buffer.from(certOf(ticket.transactionId));
    const received = Buffer.from(ticket.serviceCert);
    return (
      ticket.bizId === BIZ_ID &&
      ticket.programId === PROGRAM_ID &&
      received.length === expected.length &&
      timingSafeEqual(received, expected)
    );
  };

  const find = (transactionId: string): Promise<Row | undefined> =>
    db.maybe(
      rowRow,
      sql`select check_number, state, lid_enc, expires_at
      from sandbox_auth_transaction where transaction_id = ${transactionId}`,
    );

  const settle = (transactionId: string, state: string, lidEnc: string | null) =>
    db.run(sql`update sandbox_auth_transaction set state = ${state}, lid_enc = ${lidEnc}
      where transaction_id = ${transactionId} and state = 'WAITING' and expires_at > ${clock.now()}`);

  return {
    open: async () => {
      const transactionId = randomBytes(18).toString('base64url');
      const ticket: CardAuthTicket = {
        bizId: BIZ_ID,
        transactionId,
        serviceCert: certOf(transactionId),
        programId: PROGRAM_ID,
      };
      const checkNumber = String(randomInt(10, 100));
      const expiresAt = addMs(clock.now(), LIFE_MS);
      await db.run(sql`insert into sandbox_auth_transaction (transaction_id, check_number, expires_at)
        values (${transactionId}, ${checkNumber}, ${expiresAt})`);
      const phonePath = `/api${CARD_APP_PATH}?${new URLSearchParams(cardAuthQuery(ticket))}`;
      return { ...ticket, checkNumber, phonePath, expiresAt };
    },
    resultOf: async (transactionId) => {
      const row = await find(transactionId);
      if (row?.state === 'APPROVED' && row.lidEnc)
        return { state: 'APPROVED', lid: secrets.open(row.lidEnc) };
      if (row?.state === 'CANCELED') return { state: 'CANCELED' };
      return { state: row && row.expiresAt > clock.now() ? 'WAITING' : 'EXPIRED' };
    },
    waiting: async (ticket) => {
      if (!isGenuine(ticket)) return undefined;
      const row = await find(ticket.transactionId);
      const isOpen = row?.state === 'WAITING' && row.expiresAt > clock.now();
      return isOpen ? { checkNumber: row.checkNumber } : undefined;
    },
    recordDecision: async (ticket, decision) => {
      if (!isGenuine(ticket)) return false;
      const lidEnc =
        decision.kind === 'approve'
          ? secrets.seal(await identity.issueLid(decision.cno, 'NONE'))
          : null;
      const state = decision.kind === 'approve' ? 'APPROVED' : 'CANCELED';
      return (await settle(ticket.transactionId, state, lidEnc)) === 1;
    },
  };
}
