import { z } from 'zod';
import { type CancelReasonCode, cancelReasons } from '../domain/claim-reason';
import { defineSchemas } from './call';
import { orderDetail, orderNo, refundEstimate } from './order.schema';
import { no, won } from './part.schema';

export const cancelReasonCode = z.enum(
  Object.keys(cancelReasons) as [CancelReasonCode, ...CancelReasonCode[]],
);

const hasDistinctItems = (items: readonly { itemNo: number }[]): boolean =>
  new Set(items.map(({ itemNo }) => itemNo)).size === items.length;

/** Without `items`: everything of the order that can still be canceled. */
const scope = z.object({
  orderNo: orderNo(),
  items: z
    .array(z.object({ itemNo: no(), qty: z.number().int().min(1) }))
    .min(1)
    .max(100)
    .refine(hasDistinctItems, '같은 상품을 두 번 취소할 수 없어요.')
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
      /** 환불 예정 금액 as shown; 409 when it has changed. */
      expectedRefundWon: won(),
    }),
    reply: z.object({ claimNo: z.string(), refund: refundEstimate, order: orderDetail }),
  },
});
