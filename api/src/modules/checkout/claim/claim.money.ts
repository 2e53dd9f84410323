import { paymentMethod, paymentState } from '@shop/shared/contracts/schemas';
import { moveActorOf } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { refused } from '../../../platform/errors';
import { taxFreePart } from '../../../pricing';
import { restoreCoupons } from '../../benefit/coupon';
import { returnFromOrder } from '../../benefit/point';
import type { MovedForReason } from '../history';
import { readItems } from '../order';
import { acceptedDepositId, movePayment, requestRefund } from '../payment';
import { readFreedCoupons } from '../refund';

const sumRow = z.object({ sum: z.number() });

const activePaymentRow = z.object({
  paymentNo: z.string(),
  claimNo: z.string().nullable(),
  feeWon: z.number(),
  method: paymentMethod,
  refundAccountEnc: z.string().nullable(),
  state: paymentState,
  amount: z.number(),
  canceledAmount: z.number(),
  /** Of the amount, for goods without VAT, and of it what went back. */
  taxFreeWon: z.number(),
  taxFreeBackWon: z.number(),
});

/** What a claim gives back, by source. */
export interface MoneyBack {
  refundWon: number;
  pointBackWon: number;
  coinBackWon: number;
  giftCardBackWon: number;
}

interface ClaimOfOrder {
  claimNo: string;
  orderNo: string;
  memberNo: number;
  /** For the member's history of points. */
  title: string;
  /** Unique for this claim. */
  key: string;
}

type ActivePayment = z.infer<typeof activePaymentRow>;

/** The payment of the order first, then those of its exchanges, less the fees that they paid. */
const readPayments = (tx: Tx, orderNo: string): Promise<ActivePayment[]> =>
  tx.rows(
    activePaymentRow,
    sql`
    select payment_no, claim_no, fee_won, method, refund_account_enc, state, amount, canceled_amount, tax_free_won,
      (select coalesce(sum(c.tax_free_won), 0)::bigint from payment_cancel c where c.payment_no = payment.payment_no)
        as tax_free_back_won
    from payment
    where order_no = ${orderNo} and state in ('PAID', 'PARTIAL_CANCELED')
    order by claim_no nulls first, created_at for update`,
  );

/** Of a refund of this claim, what is for goods without VAT. */
async function taxFreeWonOf(
  tx: Tx,
  claimNo: string,
  payment: ActivePayment,
  amountWon: number,
): Promise<number> {
  const taxFreeWon = payment.taxFreeWon - payment.taxFreeBackWon;
  if (taxFreeWon === 0) return 0;
  const { sum } = await tx.one(
    sumRow,
    sql`
    select coalesce(sum(c.card_won), 0)::bigint as sum from claim_item c join order_item i using (item_no)
    where c.claim_no = ${claimNo} and i.tax_free`,
  );
  const taxableWon = payment.amount - payment.canceledAmount - taxFreeWon;
  return taxFreePart(amountWon, sum, { taxFreeWon, taxableWon });
}

async function refundPart(
  tx: Tx,
  claimNo: string,
  payment: ActivePayment,
  amountWon: number,
  by: MovedForReason,
): Promise<void> {
  if (amountWon === 0) return;
  const { paymentNo } = payment;
  // A gift may end without the payer, who is asked for the account afterwards.
  const isPayers = moveActorOf(by.actor) === 'member';
  if (isPayers && payment.method === 'VIRTUAL_ACCOUNT' && payment.refundAccountEnc === null)
    throw refused('REFUND_ACCOUNT_REQUIRED', '환불받을 계좌를 먼저 입력해 주세요.');
  const taxFreeWon = await taxFreeWonOf(tx, claimNo, payment, amountWon);
  const request = { paymentNo, amountWon, taxFreeWon, reason: 'CLAIM', claimNo } as const;
  await requestRefund(
    tx,
    { ...request, depositId: await acceptedDepositId(tx, paymentNo) },
    by.now,
  );
}

/** The part of the card or bank: written down here, carried out after the commit and repeated until it is done. */
async function requestCardRefund(
  tx: Tx,
  { claimNo, orderNo }: ClaimOfOrder,
  refundWon: number,
  by: MovedForReason,
): Promise<void> {
  const payments = await readPayments(tx, orderNo);
  const { count } = await tx.one(
    countRow,
    sql`
    select count(*) from order_item
    where order_no = ${orderNo} and state not in ('CANCEL_DONE', 'RETURN_DONE', 'EXCHANGE_DONE')`,
  );
  let missingWon = refundWon;
  for (const payment of payments) {
    const isOfOrder = payment.claimNo === null;
    const left = payment.amount - payment.canceledAmount - payment.feeWon;
    const part = Math.min(missingWon, left);
    missingWon -= part;
    if (!isOfOrder && part === 0) continue;
    const to = count === 0 && isOfOrder ? 'REFUNDED' : 'PARTIAL_CANCELED';
    await movePayment(tx, payment, to, by, sql`, canceled_amount = canceled_amount + ${part}`);
    await refundPart(tx, claimNo, payment, part, by);
  }
  if (missingWon > 0) throw new Error(`Claim ${claimNo} gives back more than was paid.`);
}

/**
 * Gives coupons back that lower no line any more, by the lines of now: two open returns under one coupon were
 * each computed as if the other's goods stayed.
 */
export async function freeCoupons(
  tx: Tx,
  { claimNo, orderNo }: { claimNo: string; orderNo: string },
  now: Date,
): Promise<void> {
  const freed = await readFreedCoupons(tx, orderNo, await readItems(tx, [orderNo]));
  await restoreCoupons(tx, orderNo, freed, now);
  await tx.run(sql`
    update claim_amount set coupon_back = ${freed.length > 0},
      effects = jsonb_set(effects, '{couponsBack}', ${JSON.stringify(freed)}::jsonb)
    where claim_no = ${claimNo}`);
}

/**
 * Gives everything back in the caller's transaction, after lines were moved: the payment's part is
 * requested, coupons, points, coins and gift cards return at once.
 * @throws AppError 422 `REFUND_ACCOUNT_REQUIRED`
 */
export async function giveBack(
  tx: Tx,
  claim: ClaimOfOrder,
  money: MoneyBack,
  by: MovedForReason,
): Promise<void> {
  await requestCardRefund(tx, claim, money.refundWon, by);
  const { orderNo, memberNo, title, key } = claim;
  await freeCoupons(tx, claim, by.now);
  await returnFromOrder(
    tx,
    { memberNo, orderNo, title, key, now: by.now },
    {
      pointWon: money.pointBackWon,
      coinWon: money.coinBackWon,
      giftCardWon: money.giftCardBackWon,
    },
  );
}
