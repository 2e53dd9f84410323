import type { ClaimDetail } from '@shop/shared/contracts';
import { paymentMethods } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/db/db';
import { sql } from '../../../../platform/db/sql';
import type { Deps } from '../../../../platform/deps';
import { conflict, refused } from '../../../../platform/errors';
import { required } from '../../../../platform/required';
import { readPayment } from '../../order';
import {
  type ClaimPayMethod,
  findClaimPayment,
  isUndecided,
  openClaimPayment,
} from '../../payment';
import { lockForAction } from '../return.process';

const chargeRow = z.object({
  payWon: z.number(),
  payFeeWon: z.number(),
  payDueAt: z.date().nullable(),
});

const readCharge = (db: Queryable, claimNo: string) =>
  db.one(
    chargeRow,
    sql`
    select a.pay_won, a.pay_fee_won, c.pay_due_at from claim_amount a join claim c using (claim_no)
    where claim_no = ${claimNo}`,
  );

type PayMethodView = NonNullable<ClaimDetail['charge']>['methods'][number];

/** The card of the order, and the methods that need no choice beforehand. */
async function methodsFor(deps: Deps, orderNo: string): Promise<PayMethodView[]> {
  const payment = await readPayment(deps.db, orderNo);
  const wanted: ClaimPayMethod[] =
    payment?.method === 'CARD' ? ['CARD', 'EASY_PAY', 'TRANSFER'] : ['EASY_PAY', 'TRANSFER'];
  return wanted
    .filter((method) => deps.adapters.gateway.methods.includes(method))
    .map((method) => ({
      method,
      name: method === 'CARD' ? `${payment?.cardName ?? '카드'} (일시불)` : paymentMethods[method],
    }));
}

/** What a claim asks the buyer to pay now; null unless it waits for it. */
export async function chargeOf(
  deps: Deps,
  claim: { claimNo: string; orderNo: string; state: string },
): Promise<ClaimDetail['charge']> {
  if (claim.state !== 'PAY_WAIT') return null;
  const { payWon, payDueAt } = await readCharge(deps.db, claim.claimNo);
  const open = await findClaimPayment(deps.db, claim.claimNo);
  return {
    amountWon: payWon,
    dueAt: required(payDueAt, 'end of the payment').toISOString(),
    checkingPaymentNo: open && isUndecided(open) ? open.paymentNo : null,
    methods: await methodsFor(deps, claim.orderNo),
  };
}

/**
 * Opens the payment of what a claim asks for; the payment machine does the rest.
 * @returns the payment's number
 * @throws AppError 404 | 409 `STATE` | 422 `PAY_METHOD`
 */
export async function payClaim(
  deps: Deps,
  memberNo: number,
  claimNo: string,
  method: ClaimPayMethod,
): Promise<string> {
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    const { orderNo } = await lockForAction(tx, claimNo, memberNo, 'PAY');
    const { payWon, payFeeWon, payDueAt } = await readCharge(tx, claimNo);
    if (payDueAt === null || payDueAt <= now)
      throw conflict('STATE', '결제 기한이 지난 신청이에요. 새로고침해 주세요.');
    const payment = await readPayment(tx, orderNo);
    const isOffered =
      deps.adapters.gateway.methods.includes(method) &&
      (method !== 'CARD' || payment?.method === 'CARD');
    if (!isOffered)
      throw refused('PAY_METHOD', '지금은 이 결제 수단을 쓸 수 없어요. 다른 수단을 골라 주세요.');
    const charge = { claimNo, orderNo, memberNo, amountWon: payWon, feeWon: payFeeWon, method };
    return openClaimPayment(tx, charge, now);
  });
}
