import { paymentTestCalls } from '@shop/shared/contracts';
import { paymentState, paymentTestSchemas } from '@shop/shared/contracts/schemas';
import { bankName, paymentStates } from '@shop/shared/domain';
import { z } from 'zod';
import { expireOrders } from '../../src/modules/checkout/payment';
import { addMs } from '../../src/platform/clock';
import { sql } from '../../src/platform/db/sql';
import type { Deps } from '../../src/platform/deps';
import { conflict } from '../../src/platform/errors';
import { type RouteBinding, route } from '../../src/platform/http/route';
import { type Account, findAccountByNumber, listAccounts, payIn, readDeposits } from './accounts';
import { faults, setFault } from './faults';
import { issuerKey } from './gateway';
import { maySee } from './own-payments';
import { deliverWebhooks, queueWebhooks } from './webhooks';

const stateRow = z.object({ state: paymentState });
const waitingFaultRow = z.object({
  operation: z.enum(['issue', 'approve', 'inquire', 'cancel']),
  fault: z.enum(faults),
});

async function viewOf({ db }: Deps, account: Account) {
  const payment = await db.maybe(
    stateRow,
    sql`select state from payment where payment_no = ${account.merchantOrderNo}`,
  );
  const deposits = await readDeposits(db, account.tid);
  return {
    paymentNo: account.merchantOrderNo,
    bankName: bankName(account.bankCd),
    accountNo: account.number,
    amountWon: account.amount,
    dueAt: account.dueAt.toISOString(),
    isOpen: account.state === 'OPEN',
    stateName: payment ? paymentStates[payment.state] : '',
    deposits: deposits.map((deposit) => ({
      amountWon: deposit.amount,
      at: deposit.at.toISOString(),
      returnedWon: deposit.returnedAmount,
    })),
  };
}

const ofAccount = sql`merchant_order_no`;
const closed = () => conflict('ACCOUNT_CLOSED', '닫혔거나 없는 계좌라 입금되지 않았어요.');

/** Virtual accounts: their state, deposits and deadlines, for those who may see the payment. */
export const accountRoutes = (deps: Deps): RouteBinding[] => [
  route(paymentTestCalls.state, paymentTestSchemas.state, async ({ request }) => {
    const isSeen = await maySee(deps, request, ofAccount);
    const accounts = [];
    for (const account of await listAccounts(deps.db, isSeen))
      accounts.push(await viewOf(deps, account));
    return {
      accounts,
      faults: await deps.db.rows(
        waitingFaultRow,
        sql`select operation, fault from sandbox_fault order by fault_no`,
      ),
    };
  }),
  route(
    paymentTestCalls.deposit,
    paymentTestSchemas.deposit,
    async ({ body: { accountNo, amountWon, isLate, notice }, now, request }) => {
      const isSeen = await maySee(deps, request, ofAccount);
      const account = await findAccountByNumber(deps.db, accountNo, isSeen);
      if (!account) throw closed();
      const at = isLate ? addMs(account.dueAt, 1_000) : now;
      const paid = await payIn(deps.db, accountNo, amountWon, at);
      if (!paid) throw closed();
      const event = { eventId: paid.depositId, paymentNo: paid.account.merchantOrderNo };
      await queueWebhooks(deps.db, issuerKey(deps), event, notice, now);
      return { statuses: await deliverWebhooks(request.server, deps) };
    },
  ),
  route(
    paymentTestCalls.passDeadline,
    paymentTestSchemas.passDeadline,
    async ({ body: { paymentNo }, now, request }) => {
      const isSeen = await maySee(deps, request, sql`p.payment_no`);
      const isWaiting = sql`p.payment_no = ${paymentNo} and p.state = 'WAITING_DEPOSIT' and ${isSeen}`;
      await deps.db.tx(async (tx) => {
        await tx.run(sql`update payment p set due_at = ${now} where ${isWaiting}`);
        await tx.run(sql`
          update orders o set expires_at = ${now} from payment p
          where p.order_no = o.order_no and ${isWaiting}`);
      });
      return { expired: await expireOrders(deps) };
    },
  ),
];

/** Faults of the next call to the gateway, whosever payment it is for. */
export const faultRoutes = ({ db }: Deps): RouteBinding[] => [
  route(paymentTestCalls.setFault, paymentTestSchemas.setFault, async ({ body }) => {
    await setFault(db, body.operation, body.fault);
    return body;
  }),
];
