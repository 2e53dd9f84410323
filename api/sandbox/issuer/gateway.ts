import { randomBytes, randomInt } from 'node:crypto';
import type { Tx } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';
import type { AdapterDeps } from '../../src/platform/deps';
import type { PaymentGateway, Verdict } from '../../src/ports';
import {
  type Authorization,
  approveOnce,
  findAuthorization,
  insertAuthorization,
} from './issuer.repository';
import { isSigned } from './signature';

const verdictOf = (authorization: Authorization | undefined): Verdict => {
  if (authorization?.state === 'DECLINED') return { state: 'declined', reason: DECLINED };
  if (authorization?.state !== 'APPROVED' || !authorization.approvedAt) return { state: 'none' };
  return {
    state: 'approved',
    approvedNo: authorization.approvedNo ?? '',
    approvedAt: authorization.approvedAt,
    amountWon: authorization.amount,
    paymentNo: authorization.merchantOrderNo,
  };
};

const DECLINED = '한도를 넘어 승인되지 않았어요. 다른 카드로 결제해 주세요.';

export const issuerKey = (deps: AdapterDeps): Uint8Array => deps.secrets.keyFor('sandbox issuer');

async function cancelOnce(tx: Tx, tid: string, amountWon: number, key: string, now: Date) {
  const isNew = await tx.run(sql`
    insert into sandbox_card_cancel (cancel_key, tid, amount, at) values (${key}, ${tid}, ${amountWon}, ${now})
    on conflict do nothing`);
  if (isNew === 0) return;
  // Voiding a payment that was never charged is allowed. A CHECK of the table refuses more than was charged.
  await tx.run(sql`
    update sandbox_card_authorization set canceled_amount = canceled_amount + ${amountWon}
    where tid = ${tid} and state = 'APPROVED'`);
  await tx.run(sql`
    update sandbox_card_authorization set state = 'CANCELED' where tid = ${tid} and state = 'AUTHENTICATED'`);
}

/** A gateway with the responses and failures of a real one; the shopper chooses the fault in the window. */
export function createSandboxGateway(deps: AdapterDeps): PaymentGateway {
  const { db, clock } = deps;
  const key = issuerKey(deps);
  return {
    openWindow: async (request) => {
      const tid = `T${randomBytes(18).toString('base64url')}`;
      await insertAuthorization(db, tid, request);
      return { tid, windowUrl: `/api/sandbox/issuer/${tid}` };
    },
    isGenuine: (windowReturn) => isSigned(key, windowReturn),
    approve: async (tid, paymentNo, amountWon) => {
      const authorization = await findAuthorization(db, tid);
      if (authorization?.merchantOrderNo !== paymentNo || authorization.amount !== amountWon) {
        return { state: 'declined', reason: '결제 금액이 맞지 않아 승인되지 않았어요.' };
      }
      const { fault } = authorization;
      if (fault === 'TIMEOUT_LOST') return { state: 'unknown' };
      if (fault === 'DECLINE') return { state: 'declined', reason: DECLINED };
      const approvedNo = String(randomInt(10_000_000, 99_999_999));
      await approveOnce(db, tid, approvedNo, clock.now());
      return fault === 'TIMEOUT_PAID'
        ? { state: 'unknown' }
        : verdictOf(await findAuthorization(db, tid));
    },
    inquire: async (tid) => verdictOf(await findAuthorization(db, tid)),
    cancel: async (tid, amountWon, cancelKey) => {
      await db.tx((tx) => cancelOnce(tx, tid, amountWon, cancelKey, clock.now()));
      return true;
    },
  };
}
