import { z } from 'zod';
import { type CancelReasonCode, cancelReasons } from '../domain/claim-reason';
import { defineSchemas } from './call';
import { orderDetail, orderNo, refundEstimate } from './order.schema';
import { no, won } from './part.schema';

export const cancelReasonCode = z.enum(
  Object.keys(cancelReasons) as [CancelReasonCode, ...CancelReasonCode[]],
);

/** Absent `items`: the whole order, as far as it can still be canceled. */
const scope = z.object({
  orderNo: orderNo(),
  items: z
    .array(z.object({ itemNo: no(), qty: z.number().int().min(1) }))
    .min(1)
    .max(100)
    .optional(),
});

export const claimSchemas = defineSchemas({
  estimate: {
    body: scope.extend({ reasonCd: cancelReasonCode.default('CHANGED_MIND') }),
    reply: refundEstimate,
  },
  cancel: {
    body: scope.extend({
      reasonCd: cancelReasonCode,
      detail: z.string().trim().max(300, '자세한 내용은 300자까지 입력할 수 있어요.').default(''),
      /** 환불 예정 금액 as it was shown: another one now is a 409. */
      expectedRefundWon: won(),
    }),
    reply: z.object({ claimNo: z.string(), refund: refundEstimate, order: orderDetail }),
  },
});
