import { randomBytes, randomInt } from 'node:crypto';
import type { Tx } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';
import type { AdapterDeps } from '../../src/platform/deps';
import type { BankAccount, CancelRequest, PaymentGateway, Verdict } from '../../src/ports';
import { accountVerdict, cancelAccount, findAccount, insertAccount } from './accounts';
import { issueReceipt, lowerReceipt } from './cash-receipts';
import { takeFault, verdictWith } from './faults';
import {
  type Authorization,
  approveOnce,
  findAuthorization,
  insertAuthorization,
} from './issuer.repository';
import { isSigned } from './signature';
import { readSandboxWebhook } from './webhooks';

const cardVerdict = (authorization: Authorization | undefined): Verdict => {
  if (authorization?.state === 'DECLINED') return { state: 'declined', reason: MISMATCH };
  if (authorization?.state !== 'APPROVED' || !authorization.approvedAt) return { state: 'none' };
  if (authorization.canceledAmount === authorization.amount) return { state: 'none' };
  return {
    state: 'approved',
    approvedNo: authorization.approvedNo ?? '',
    approvedAt: authorization.approvedAt,
    amountWon: authorization.amount,
    paymentNo: authorization.merchantOrderNo,
    providerName: authorization.provider || undefined,
  };
};

const MISMATCH = '결제 정보가 맞지 않아 승인되지 않았어요.';

export const issuerKey = (deps: AdapterDeps): Uint8Array => deps.secrets.keyFor('sandbox issuer');

async function cancelOnce(tx: Tx, tid: string, { amountWon, key }: CancelRequest, now: Date) {
  const isNew = await tx.run(sql`
    insert into sandbox_card_cancel (cancel_key, tid, amount, at)
    select ${key}, tid, coalesce(${amountWon}::bigint, amount), ${now}
    from sandbox_card_authorization where tid = ${tid}
    on conflict do nothing`);
  if (isNew === 0) return;
  // Voiding a payment that was never charged is allowed. A CHECK of the table refuses more than was charged.
  await tx.run(sql`
    update sandbox_card_authorization
    set canceled_amount = coalesce(canceled_amount + ${amountWon}::bigint, amount)
    where tid = ${tid} and state = 'APPROVED'`);
  await tx.run(sql`
    update sandbox_card_authorization set state = 'CANCELED' where tid = ${tid} and state = 'AUTHENTICATED'`);
}

/** Simulates the bank's holder check: an account that ends in 99 has another holder. */
const isHolder = ({ number }: BankAccount): boolean => !number.endsWith('99');

/** A gateway with the responses and failures of a real one; testers choose the fault. */
export function createSandboxGateway(deps: AdapterDeps): PaymentGateway {
  const { db, clock } = deps;
  const key = issuerKey(deps);
  const charge = async (authorization: Authorization): Promise<Verdict> => {
    const { tid } = authorization;
    await approveOnce(db, tid, String(randomInt(10_000_000, 99_999_999)), clock.now());
    return cardVerdict(await findAuthorization(db, tid));
  };
  return {
    methods: ['CARD', 'EASY_PAY', 'TRANSFER', 'VIRTUAL_ACCOUNT'],
    openWindow: async (request) => {
      const tid = `T${randomBytes(18).toString('base64url')}`;
      await insertAuthorization(db, tid, request);
      return { tid, windowUrl: `/api/sandbox/issuer/${tid}` };
    },
    isGenuine: (windowReturn) => isSigned(key, windowReturn),
    approve: async ({ tid, paymentNo }, amountWon) => {
      const authorization = await findAuthorization(db, tid ?? '');
      if (authorization?.merchantOrderNo !== paymentNo || authorization.amount !== amountWon) {
        return { state: 'declined', reason: MISMATCH };
      }
      const next = await takeFault(db, 'approve');
      const fault = next === 'NONE' ? authorization.fault : next;
      return verdictWith(fault, () => charge(authorization));
    },
    issueAccount: async (request) =>
      verdictWith(await takeFault(db, 'issue'), async () => {
        await insertAccount(db, request);
        return (await accountVerdict(db, request.paymentNo)) ?? { state: 'none' };
      }),
    inquire: async ({ tid, paymentNo }) =>
      verdictWith(
        await takeFault(db, 'inquire'),
        async () =>
          (await accountVerdict(db, paymentNo)) ??
          cardVerdict(await findAuthorization(db, tid ?? '')),
      ),
    cancel: async (ref, request) => {
      const fault = await takeFault(db, 'cancel');
      if (fault === 'TIMEOUT_LOST') return 'later';
      if (await findAccount(db, ref.paymentNo)) await cancelAccount(db, ref, request, clock.now());
      else if (ref.tid) {
        const { tid } = ref;
        await db.tx((tx) => cancelOnce(tx, tid, request, clock.now()));
      }
      return fault === 'NONE' ? 'done' : 'later';
    },
    checkAccount: async (account) => (isHolder(account) ? 'match' : 'mismatch'),
    readWebhook: (request) => readSandboxWebhook(key, request),
    issueCashReceipt: (order) => issueReceipt(db, order),
    cancelCashReceipt: async (receiptKey, amountWon, cancelKey) => {
      await lowerReceipt(db, receiptKey, amountWon, cancelKey);
      return true;
    },
  };
}
