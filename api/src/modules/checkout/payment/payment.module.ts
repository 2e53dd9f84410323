import { paymentCalls } from '@shop/shared/contracts';
import { paymentSchemas } from '@shop/shared/contracts/schemas';
import { sql } from '../../../platform/db/sql';
import type { Deps, Module } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { type RouteBinding, route } from '../../../platform/http/route';
import { runCashReceipts } from './cash-receipt';
import { expireOrders } from './expiry';
import { inquireDue } from './payment.jobs';
import { findPayment } from './payment.repository';
import { approvePayment, cancelPayment, inquirePayment, readyPayment } from './payment.service';
import { paymentViewOf } from './payment.view';
import { runRefunds } from './refund';
import { checkedAccount, setRefundAccount } from './refund-account';
import { forgetAccount, readSavedAccount, saveAccount, savedAccountOf } from './saved-account';
import { registerWebhook } from './webhook';

/** The account that a member keeps, and its use for a payment. */
const savedAccountRoutes = (deps: Deps): RouteBinding[] => [
  route(paymentCalls.savedAccount, paymentSchemas.savedAccount, ({ member }) =>
    savedAccountOf(deps, member.memberNo),
  ),
  route(
    paymentCalls.saveAccount,
    paymentSchemas.saveAccount,
    ({ member, body }) => saveAccount(deps, member, body),
    { limit: 'credential' },
  ),
  route(paymentCalls.forgetAccount, paymentSchemas.forgetAccount, async ({ member }) => {
    await forgetAccount(deps, member.memberNo);
    return {};
  }),
  route(
    paymentCalls.useSavedAccount,
    paymentSchemas.useSavedAccount,
    ({ member, params }) =>
      setRefundAccount(deps, member.memberNo, params.paymentNo, () =>
        readSavedAccount(deps, member.memberNo),
      ),
    { limit: 'credential' },
  ),
];

export const paymentModule: Module = {
  name: 'payment',
  queues: {
    'payment.inquiry': sql`
      select count(*) as waiting, min(inquire_at) as since from payment
      where inquire_at is not null and state in ('APPROVING', 'UNKNOWN')`,
    'payment.refund': sql`
      select count(*) as waiting, min(next_at) as since from payment_cancel
      where state = 'REQUESTED'`,
  },
  jobs: (deps) => {
    const { gateway } = deps.adapters;
    deps.jobs.everyInCluster(
      'payment.inquire',
      5_000,
      async () => void (await inquireDue(deps, gateway)),
    );
    deps.jobs.everyInCluster(
      'payment.refund',
      5_000,
      async () => void (await runRefunds(deps, gateway)),
    );
    deps.jobs.everyInCluster(
      'payment.cash-receipt',
      5_000,
      async () => void (await runCashReceipts(deps, gateway)),
    );
    deps.jobs.everyInCluster('order.expire', 10_000, async () => void (await expireOrders(deps)));
  },
  routes: (deps) => {
    const { gateway } = deps.adapters;
    return [
      route(paymentCalls.view, paymentSchemas.view, async ({ member, params }) => {
        const payment = await findPayment(deps.db, params.paymentNo, member.memberNo);
        if (!payment) throw notFound('결제를 찾을 수 없어요.');
        return paymentViewOf(deps.secrets, payment);
      }),
      route(
        paymentCalls.ready,
        paymentSchemas.ready,
        ({ member, body }) => readyPayment(deps, gateway, member.memberNo, body.paymentNo),
        { limit: 'order', isRepeatable: true },
      ),
      route(
        paymentCalls.approve,
        paymentSchemas.approve,
        ({ member, body }) => approvePayment(deps, gateway, member.memberNo, body),
        { limit: 'order', isRepeatable: true },
      ),
      route(paymentCalls.inquire, paymentSchemas.inquire, ({ member, params }) =>
        inquirePayment(deps, gateway, member.memberNo, params.paymentNo),
      ),
      route(
        paymentCalls.cancel,
        paymentSchemas.cancel,
        ({ member, params }) => cancelPayment(deps, gateway, member.memberNo, params.paymentNo),
        { isRepeatable: true },
      ),
      route(
        paymentCalls.setRefundAccount,
        paymentSchemas.setRefundAccount,
        ({ member, params, body }) =>
          setRefundAccount(deps, member.memberNo, params.paymentNo, () =>
            checkedAccount(gateway, body),
          ),
        { limit: 'credential' },
      ),
      ...savedAccountRoutes(deps),
    ];
  },
  plugin: registerWebhook,
};
