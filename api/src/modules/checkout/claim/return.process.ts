import {
  type ClaimAction,
  type ClaimKind,
  type ClaimState,
  claimActionsOf,
  claimKinds,
  claimStates,
  type PickupWay,
  pickupWays,
  tableKeys,
} from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { emptySql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, refused } from '../../../platform/errors';
import { required } from '../../../platform/required';
import type { ClaimReport } from '../../../ports';
import { releaseUploads } from '../../member/upload';
import { assertClaimMove, moveClaim } from '../claim-state';
import type { MovedBy, MovedForReason } from '../history';
import { lockOrderRow } from '../order';
import { closeClaimPayment } from '../payment';
import { applyExchange } from './exchange/exchange.apply';
import { becomeReturn, undoExchange } from './exchange/exchange.fallback';
import { cancelReship } from './exchange/exchange.reship';
import { photosOf } from './pickup';
import { applyReturn, deduct } from './return.apply';

const claimRow = z.object({
  claimNo: z.string(),
  orderNo: z.string(),
  memberNo: z.number(),
  kind: z.enum(tableKeys<ClaimKind>(claimKinds)),
  state: z.enum(tableKeys<ClaimState>(claimStates)),
  way: z.enum(tableKeys<PickupWay>(pickupWays)).nullable(),
});
const amountRow = z.object({
  refundWon: z.number(),
  pointBackWon: z.number(),
  coinBackWon: z.number(),
  giftCardBackWon: z.number(),
});

export type Claim = z.infer<typeof claimRow>;

/**
 * Locks the order of a claim, then reads the claim. Without a member only returns and exchanges are found: a cancel
 * has no further steps. @throws AppError 404 also for another member's
 */
export async function lockClaim(tx: Tx, claimNo: string, memberNo?: number): Promise<Claim> {
  const read = () =>
    tx.maybe(
      claimRow,
      sql`
      select claim_no, order_no, member_no, kind, state, way from claim left join claim_pickup using (claim_no)
      where claim_no = ${claimNo}
        and ${memberNo === undefined ? sql`kind <> 'CANCEL'` : sql`member_no = ${memberNo}`}`,
    );
  const found = await read();
  if (!found) throw notFound('신청 내역을 찾을 수 없어요.');
  await lockOrderRow(tx, found.orderNo);
  return required(await read(), 'claim behind the lock');
}

/** Whether the receiver of a gift has asked for it. */
const isReceivers = async (tx: Tx, claimNo: string): Promise<boolean> =>
  (await tx.maybe(
    foundRow,
    sql`
    select true as found from claim c join gift f using (order_no)
    where c.claim_no = ${claimNo} and c.kind <> 'CANCEL'`,
  )) !== undefined;

const answerless = '판매자가 차감을 요청한 신청이 아니에요. 새로고침해 주세요.';

/** Why a claim does not offer an action now. */
const notOffered: Record<ClaimAction, string> = {
  PAY: '결제를 기다리는 신청이 아니에요. 새로고침해 주세요.',
  WITHDRAW: '상품이 이미 출발했거나 처리가 끝나 신청을 철회할 수 없어요.',
  AGREE: answerless,
  REFUSE: answerless,
};

/**
 * Locks a claim for an action of its member.
 * @throws AppError 404 also for another member's | 409 `STATE` for an action that the claim does not offer
 */
export async function lockForAction(
  tx: Tx,
  claimNo: string,
  memberNo: number,
  action: ClaimAction,
): Promise<Claim> {
  const claim = await lockClaim(tx, claimNo, memberNo);
  if (action === 'WITHDRAW' && (await isReceivers(tx, claimNo)))
    throw conflict('STATE', '선물을 받은 분이 신청한 반품이나 교환은 철회할 수 없어요.');
  if (!claimActionsOf(claim.state, claim.way).includes(action))
    throw conflict('STATE', notOffered[action]);
  return claim;
}

export const SOLD_OUT = '교환할 상품이 품절되어 반품으로 바꾸고 모두 환불했어요';

/**
 * The goods are there and in order: the refund begins, without a deduction that was asked for, or the wanted
 * options are sent. An exchange without them goes on as a return.
 */
export async function inspect(
  tx: Tx,
  claim: Claim,
  goods: { isResellable: boolean; canSupply: boolean },
  by: MovedBy,
): Promise<void> {
  // Before an exchange is undone: one that has ended has nothing left to undo.
  assertClaimMove(claim, 'INSPECTED');
  const { isResellable, canSupply } = goods;
  const isExchange = claim.kind === 'EXCHANGE' && canSupply;
  const reason = claim.kind === 'EXCHANGE' && !canSupply ? SOLD_OUT : by.reason;
  if (reason === SOLD_OUT) await becomeReturn(tx, claim, { ...by, reason });
  await moveClaim(tx, claim.claimNo, 'INSPECTED', reason === undefined ? by : { ...by, reason });
  if (isExchange) return applyExchange(tx, claim, isResellable, by);
  await tx.run(sql`update claim_amount set adjust_won = 0 where claim_no = ${claim.claimNo}`);
  await applyReturn(tx, claim, isResellable, by);
}

/** @throws AppError 422 when the deduction is nothing, or more than what goes back */
async function askForDeduction(tx: Tx, claimNo: string, deductionWon: number): Promise<void> {
  const amount = await tx.one(
    amountRow,
    sql`
    select refund_won, point_back_won, coin_back_won, gift_card_back_won from claim_amount
    where claim_no = ${claimNo}`,
  );
  const wholeWon =
    amount.refundWon + amount.pointBackWon + amount.coinBackWon + amount.giftCardBackWon;
  if (deductionWon <= 0 || deductionWon > wholeWon)
    throw refused('DEDUCTION', '차감 금액은 환불 금액보다 클 수 없어요.');
  await tx.run(sql`
    update claim_amount set adjust_won = ${deductionWon} where claim_no = ${claimNo}`);
}

/**
 * The seller moves a return or exchange on.
 * @throws AppError 404 | 409 `STATE` | 422 `DEDUCTION`
 */
export async function reportReturn(
  tx: Tx,
  report: ClaimReport & { orderNo: string },
  now: Date,
): Promise<void> {
  const { claimNo, to, note, deductionWon, isResellable, canSupply } = report;
  const claim = await lockClaim(tx, claimNo);
  if (claim.orderNo !== report.orderNo) throw notFound('신청 내역을 찾을 수 없어요.');
  const by: MovedForReason = { actor: 'seller', reason: note, now };
  if (to === 'INSPECTED' && claim.state === 'RESHIP' && !canSupply)
    return cancelReship(tx, claim, isResellable, { ...by, reason: SOLD_OUT });
  if (to === 'INSPECTED') return inspect(tx, claim, { isResellable, canSupply }, by);
  const hasNote = to === 'ADJUST_REQUESTED' || to === 'REJECTED';
  await moveClaim(tx, claimNo, to, by, hasNote ? sql`, seller_note = ${note}` : emptySql);
  if (to === 'ADJUST_REQUESTED') await askForDeduction(tx, claimNo, deductionWon);
  if (to === 'RECEIVED') await markReceived(tx, claimNo, now);
  if (to === 'REJECTED') await endUnpaid(tx, claim, by);
}

const receivedRow = z.object({ isReceived: z.boolean(), payFeeWon: z.number() });

/**
 * A claim that ends without its goods: held units are free again, and what was paid goes back. Fees stay when
 * the courier has carried the goods.
 */
export async function endUnpaid(tx: Tx, { claimNo }: Claim, by: MovedBy): Promise<void> {
  const { isReceived, payFeeWon } = await tx.one(
    receivedRow,
    sql`
    select p.received_at is not null as is_received, a.pay_fee_won
    from claim_pickup p join claim_amount a using (claim_no) where claim_no = ${claimNo}`,
  );
  await undoExchange(tx, claimNo, isReceived ? payFeeWon : 0, { reason: '', ...by });
}

/** The goods are with the seller. */
export const markReceived = (tx: Tx, claimNo: string, now: Date): Promise<number> =>
  tx.run(sql`update claim_pickup set received_at = ${now} where claim_no = ${claimNo}`);

/**
 * 신청 철회, before the goods leave.
 * @throws AppError 404 | 409 `STATE`
 */
export const withdrawReturn = (deps: Deps, memberNo: number, claimNo: string): Promise<void> =>
  deps.db.tx(async (tx) => {
    const claim = await lockForAction(tx, claimNo, memberNo, 'WITHDRAW');
    const by: MovedForReason = {
      actor: `member:${memberNo}`,
      reason: '신청 철회',
      now: deps.clock.now(),
    };
    if (!(await withdraw(tx, claim, by)))
      throw conflict('STATE', '결제 결과를 확인하고 있어요. 잠시 후 다시 시도해 주세요.');
  });

/**
 * Ends a claim before its goods leave: the payment window is closed, what was paid goes back.
 * @returns false while the gateway decides about a payment
 */
export async function withdraw(tx: Tx, claim: Claim, by: MovedForReason): Promise<boolean> {
  if (!(await closeClaimPayment(tx, claim.claimNo, by))) return false;
  await moveClaim(tx, claim.claimNo, 'WITHDRAWN', by);
  await endUnpaid(tx, claim, by);
  await releaseUploads(tx, claim.memberNo, photosOf(claim.claimNo));
  return true;
}

/**
 * The member agrees to a deduction, which is then kept, or gets the goods back instead.
 * @throws AppError 404 | 409 `STATE` when the seller has asked for none
 */
export const answerAdjust = (
  deps: Deps,
  memberNo: number,
  claimNo: string,
  agrees: boolean,
): Promise<void> =>
  deps.db.tx(async (tx) => {
    const claim = await lockForAction(tx, claimNo, memberNo, agrees ? 'AGREE' : 'REFUSE');
    const by: MovedBy = { actor: `member:${memberNo}`, now: deps.clock.now() };
    if (!agrees) {
      await moveClaim(tx, claimNo, 'REJECTED', by);
      await endUnpaid(tx, claim, by);
      await tx.run(sql`update claim_amount set adjust_won = 0 where claim_no = ${claimNo}`);
      return;
    }
    await acceptDeduction(tx, claim, by);
  });

/** What is left after the deduction is refunded. */
export async function acceptDeduction(tx: Tx, claim: Claim, by: MovedBy): Promise<void> {
  await moveClaim(tx, claim.claimNo, 'INSPECTED', by);
  await keepDeduction(tx, claim.claimNo);
  // Goods with a deduction are not sold as new.
  await applyReturn(tx, claim, false, by);
}

const deductionRow = amountRow.extend({ adjustWon: z.number() });

async function keepDeduction(tx: Tx, claimNo: string): Promise<void> {
  const { adjustWon, ...back } = await tx.one(
    deductionRow,
    sql`
    select refund_won, point_back_won, coin_back_won, gift_card_back_won, adjust_won from claim_amount
    where claim_no = ${claimNo}`,
  );
  const rest = deduct(back, adjustWon);
  await tx.run(sql`
    update claim_amount set refund_won = ${rest.refundWon}, point_back_won = ${rest.pointBackWon},
      coin_back_won = ${rest.coinBackWon}, gift_card_back_won = ${rest.giftCardBackWon}
    where claim_no = ${claimNo}`);
}
