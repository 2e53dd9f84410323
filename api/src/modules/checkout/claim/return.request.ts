import type { CallInput, claimCalls, RefundEstimate } from '@shop/shared/contracts';
import { returnReasons } from '@shop/shared/domain';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, refused } from '../../../platform/errors';
import { newNo } from '../../../platform/public-number';
import { findOrder, lockOrder, readPayment } from '../order';
import { estimateOf } from '../refund';
import { insertClaim } from './claim.repository';
import { claimIsOpen } from './claim.service';
import { assertPickup, attachPhotos, insertPickup, isTaken, pickupAddress } from './pickup';
import { quoteReturn, type ReturnScope } from './return.quote';

type Request = CallInput<typeof claimCalls.requestReturn>['body'];

const orderNotFound = () => notFound('주문을 찾을 수 없어요.');

/** 환불 예정 금액 of a return, as the request would store it. */
export async function estimateReturn(
  deps: Deps,
  memberNo: number,
  scope: ReturnScope & { addressNo?: number | undefined },
): Promise<RefundEstimate> {
  const order = await findOrder(deps.db, memberNo, scope.orderNo);
  if (!order) throw orderNotFound();
  const { zip } = await pickupAddress(deps.db, deps, memberNo, scope);
  const quote = await quoteReturn(deps.db, order, scope, zip, deps.clock.now());
  return estimateOf(quote.refund, quote.refundable);
}

/**
 * 반품 신청: stores the refund that was shown. Nothing moves until the seller has inspected the goods. Fees that
 * are higher than the refund are paid first.
 * @returns the claim's number
 * @throws AppError 409 `STATE` | `CLAIM_OPEN` | `REFUND_CHANGED`, 422 `RETURN_PERIOD` | `ONE_SELLER` |
 *   `REFUND_ACCOUNT_REQUIRED`
 */
export async function requestReturn(
  deps: Deps,
  memberNo: number,
  request: Request & ReturnScope,
): Promise<string> {
  const now = deps.clock.now();
  const { orderNo, reasonCd, detail = '' } = request;
  try {
    return await deps.db.tx(async (tx) => {
      const order = await lockOrder(tx, memberNo, orderNo);
      if (!order) throw orderNotFound();
      assertPickup(request, now);
      const address = await pickupAddress(tx, deps, memberNo, request);
      const { groupNo, refund, refundable } = await quoteReturn(
        tx,
        order,
        request,
        address.zip,
        now,
      );
      if (
        refund.refundWon !== request.expectedRefundWon ||
        refund.payWon !== request.expectedPayWon
      )
        throw conflict(
          'REFUND_CHANGED',
          '환불 예정 금액이 바뀌었어요. 확인 후 다시 신청해 주세요.',
          estimateOf(refund, refundable),
        );
      const payment = await readPayment(tx, orderNo);
      if (
        payment?.method === 'VIRTUAL_ACCOUNT' &&
        !payment.hasRefundAccount &&
        refund.refundWon > 0
      )
        throw refused('REFUND_ACCOUNT_REQUIRED', '환불받을 계좌를 먼저 입력해 주세요.');
      const claimNo = newNo('C');
      const { fault } = returnReasons[reasonCd];
      const actor = `member:${memberNo}` as const;
      const claim = { claimNo, orderNo, memberNo, kind: 'RETURN', actor } as const;
      const state = refund.payWon > 0 ? 'PAY_WAIT' : 'REQUEST';
      await insertClaim(tx, { ...claim, state, reasonCd, fault, detail, groupNo }, refund, now);
      await insertPickup(tx, deps, claimNo, request, address);
      await attachPhotos(tx, memberNo, claimNo, request.fileNos);
      return claimNo;
    });
  } catch (error) {
    if (isTaken(error)) throw claimIsOpen();
    throw error;
  }
}
