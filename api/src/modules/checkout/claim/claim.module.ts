import { claimCalls, voucherCalls } from '@shop/shared/contracts';
import { claimSchemas, voucherSchemas } from '@shop/shared/contracts/schemas';
import { minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { orderDetail } from '../order-history';
import { runRefundOf } from '../payment';
import { claimDetail } from './claim.detail';
import { cancelOrder, estimateCancel } from './claim.service';
import { payClaim } from './exchange/exchange.pay';
import { estimateExchange, exchangeOptions, requestExchange } from './exchange/exchange.request';
import { noteLatePickups, runReturnDeadlines } from './return.deadlines';
import { answerAdjust, withdrawReturn } from './return.process';
import { estimateReturn, requestReturn } from './return.request';
import { estimateVoucherRefund, refundVoucher } from './voucher-refund';

export const claimModule: Module = {
  name: 'claim',
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'claim.deadlines',
      minutesMs(10),
      async () => void (await runReturnDeadlines(deps)),
    );
    deps.jobs.everyInCluster(
      'claim.late-pickups',
      minutesMs(30),
      async () => void (await noteLatePickups(deps)),
    );
  },
  routes: (deps) => {
    const { gateway } = deps.adapters;
    return [
      route(claimCalls.estimate, claimSchemas.estimate, ({ member, body }) =>
        estimateCancel(deps, member.memberNo, body),
      ),
      route(
        claimCalls.cancel,
        claimSchemas.cancel,
        async ({ member, body }) => {
          const canceled = await cancelOrder(deps, member.memberNo, body);
          await runRefundOf(deps, gateway, canceled.claimNo);
          return { ...canceled, order: await orderDetail(deps, member.memberNo, body.orderNo) };
        },
        { limit: 'order' },
      ),
      route(voucherCalls.refundEstimate, voucherSchemas.refundEstimate, ({ member, params }) =>
        estimateVoucherRefund(deps, member.memberNo, params.voucherNo),
      ),
      route(
        voucherCalls.refund,
        voucherSchemas.refund,
        async ({ member, params, body }) => {
          const refunded = await refundVoucher(
            deps,
            member.memberNo,
            params.voucherNo,
            body.expectedRefundWon,
          );
          await runRefundOf(deps, gateway, refunded.claimNo);
          return refunded;
        },
        { limit: 'order' },
      ),
      route(claimCalls.estimateReturn, claimSchemas.estimateReturn, ({ member, body }) =>
        estimateReturn(deps, member.memberNo, body),
      ),
      route(
        claimCalls.requestReturn,
        claimSchemas.requestReturn,
        async ({ member, body }) => ({
          claimNo: await requestReturn(deps, member.memberNo, body),
        }),
        { limit: 'order' },
      ),
      route(claimCalls.exchangeOptions, claimSchemas.exchangeOptions, ({ member, params }) =>
        exchangeOptions(deps, member.memberNo, params.orderNo),
      ),
      route(claimCalls.estimateExchange, claimSchemas.estimateExchange, ({ member, body }) =>
        estimateExchange(deps, member.memberNo, body),
      ),
      route(
        claimCalls.requestExchange,
        claimSchemas.requestExchange,
        async ({ member, body }) => ({
          claimNo: await requestExchange(deps, member.memberNo, body),
        }),
        { limit: 'order' },
      ),
      route(
        claimCalls.pay,
        claimSchemas.pay,
        async ({ member, params, body }) => ({
          paymentNo: await payClaim(deps, member.memberNo, params.claimNo, body.method),
        }),
        { limit: 'order' },
      ),
      route(claimCalls.detail, claimSchemas.detail, ({ member, params }) =>
        claimDetail(deps, member.memberNo, params.claimNo),
      ),
      route(claimCalls.withdraw, claimSchemas.withdraw, async ({ member, params }) => {
        await withdrawReturn(deps, member.memberNo, params.claimNo);
        await runRefundOf(deps, gateway, params.claimNo);
        return claimDetail(deps, member.memberNo, params.claimNo);
      }),
      route(
        claimCalls.answerAdjust,
        claimSchemas.answerAdjust,
        async ({ member, params, body }) => {
          await answerAdjust(deps, member.memberNo, params.claimNo, body.agrees);
          await runRefundOf(deps, gateway, params.claimNo);
          return claimDetail(deps, member.memberNo, params.claimNo);
        },
      ),
    ];
  },
};
