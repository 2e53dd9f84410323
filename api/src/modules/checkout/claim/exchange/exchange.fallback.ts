import { z } from 'zod';
import type { Tx } from '../../../../platform/db/db';
import { sql } from '../../../../platform/db/sql';
import { required } from '../../../../platform/required';
import { turnIntoReturn } from '../../claim-state';
import type { MovedForReason } from '../../history';
import { findOrder, readGroups, readItems } from '../../order';
import { refundClaimPayment } from '../../payment';
import { computeRefund, readRefundable } from '../../refund';
import { releaseHeld } from '../../stock';
import { replaceRefund } from '../claim.repository';

const lineRow = z.object({ itemNo: z.number(), qty: z.number() });

/** Nothing of an exchange takes place: held units are sold to others, what was paid goes back. */
export async function undoExchange(
  tx: Tx,
  claimNo: string,
  keptFeeWon: number,
  by: MovedForReason,
): Promise<void> {
  await releaseHeld(tx, claimNo, by.now);
  await refundClaimPayment(tx, claimNo, keptFeeWon, by);
}

/**
 * The goods that an exchange wanted are not there: it becomes a return by the seller's fault, which costs the
 * buyer nothing, with the refund of now. The caller goes on with the inspection of that return.
 */
export async function becomeReturn(
  tx: Tx,
  claim: { claimNo: string; orderNo: string; memberNo: number },
  by: MovedForReason,
): Promise<void> {
  const { claimNo, orderNo, memberNo } = claim;
  await undoExchange(tx, claimNo, 0, by);
  const order = required(await findOrder(tx, memberNo, orderNo), 'order of the claim');
  const items = await readItems(tx, [orderNo]);
  const refundable = await readRefundable(tx, order, items, await readGroups(tx, orderNo));
  const lines = await tx.rows(
    lineRow,
    sql`select item_no, qty from claim_item where claim_no = ${claimNo} order by item_no`,
  );
  const refund = computeRefund(refundable, lines, 'SELLER', { feeWon: 0, asksForRest: false });
  const groupNo = items.find(({ itemNo }) => itemNo === lines[0]?.itemNo)?.groupNo;
  const groups = refund.groups.filter((group) => group.groupNo === groupNo);
  await turnIntoReturn(tx, claimNo, by);
  await replaceRefund(tx, claimNo, { ...refund, groups });
}
