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

/** What testers switch: deposits, faults of the next call, deadlines. */
export const benchRoutes = (deps: Deps): RouteBinding[] => [
  route(paymentTestCalls.state, paymentTestSchemas.state, async () => {
    const accounts = [];
    for (const account of await listAccounts(deps.db)) accounts.push(await viewOf(deps, account));
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
      const account = await findAccountByNumber(deps.db, accountNo);
      const at = isLate && account ? addMs(account.dueAt, 1_000) : now;
      const paid = await payIn(deps.db, accountNo, amountWon, at);
      if (!paid) throw conflict('ACCOUNT_CLOSED', '닫혔거나 없는 계좌라 입금되지 않았어요.');
      const event = { eventId: paid.depositId, paymentNo: paid.account.merchantOrderNo };
      await queueWebhooks(deps.db, issuerKey(deps), event, notice, now);
      return { statuses: await deliverWebhooks(request.server, deps) };
    },
  ),
  route(paymentTestCalls.setFault, paymentTestSchemas.setFault, async ({ body }) => {
    await setFault(deps.db, body.operation, body.fault);
    return body;
  }),
  route(
    paymentTestCalls.passDeadline,
    paymentTestSchemas.passDeadline,
    async ({ body: { paymentNo }, now }) => {
      await deps.db.tx(async (tx) => {
        await tx.run(sql`
          update payment set due_at = ${now} where payment_no = ${paymentNo} and state = 'WAITING_DEPOSIT'`);
        await tx.run(sql`
          update orders o set expires_at = ${now} from payment p
          where p.order_no = o.order_no and p.payment_no = ${paymentNo} and p.state = 'WAITING_DEPOSIT'`);
      });
      return { expired: await expireOrders(deps) };
    },
  ),
];
