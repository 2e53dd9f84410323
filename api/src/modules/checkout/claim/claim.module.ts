import { claimCalls } from '@shop/shared/contracts';
import { claimSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { orderDetail } from '../order-history';
import { runRefundOf } from '../payment';
import { cancelOrder, estimateCancel } from './claim.service';

export const claimModule: Module = {
  name: 'claim',
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
    ];
  },
};
