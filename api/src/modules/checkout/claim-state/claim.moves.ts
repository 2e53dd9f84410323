import {
  type ClaimKind,
  type ClaimState,
  claimKinds,
  claimMoves,
  claimStates,
  tableKeys,
} from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';
import { type MovedBy, notifyMember, recordMove } from '../history';

const stateRow = z.object({
  kind: z.enum(tableKeys<ClaimKind>(claimKinds)),
  state: z.enum(tableKeys<ClaimState>(claimStates)),
});

/** @throws AppError 409 `STATE` for a move that the table does not allow */
export function assertClaimMove(
  { kind, state }: { kind: ClaimKind; state: ClaimState },
  to: ClaimState,
): void {
  if (!claimMoves[kind][state].includes(to))
    throw conflict('STATE', '신청 상태가 바뀌어 처리할 수 없어요. 새로고침해 주세요.');
}

/**
 * Moves a claim and writes its history. The caller has locked the order.
 * @param more further assignments of the row
 * @throws AppError 409 `STATE` for a move that the table does not allow
 */
export async function moveClaim(
  tx: Tx,
  claimNo: string,
  to: ClaimState,
  by: MovedBy,
  more: Sql = emptySql,
): Promise<void> {
  const { kind, state } = await tx.one(
    stateRow,
    sql`select kind, state from claim where claim_no = ${claimNo} for update`,
  );
  assertClaimMove({ kind, state }, to);
  await tx.run(sql`
    update claim set state = ${to}, moved_at = ${by.now},
      completed_at = ${claimMoves[kind][to].length === 0 ? by.now : null}${more}
    where claim_no = ${claimNo}`);
  const { actor, reason = '' } = by;
  const move = { machine: 'claim', kind, ref: claimNo, from: state, to } as const;
  await recordMove(tx, { ...move, actor, reason }, by.now);
}

/**
 * An exchange whose goods cannot be sent becomes a return by the seller's fault, and notifies the member. The
 * caller moves it on, and stores its refund.
 */
export async function turnIntoReturn(tx: Tx, claimNo: string, by: MovedBy): Promise<void> {
  await tx.run(sql`
    update claim set kind = 'RETURN', fault = 'SELLER', seller_note = ${by.reason ?? ''}
    where claim_no = ${claimNo}`);
  await notifyMember(tx, { step: 'CLAIM_TURNED', of: 'claim', ref: claimNo }, by.now);
}

const claimNoRow = z.object({ claimNo: z.string() });

/**
 * Ends the exchanges whose lines have all left the seller's hands.
 * @param itemNos lines that were just moved
 */
export async function endExchangesOf(
  tx: Tx,
  itemNos: readonly number[],
  by: MovedBy,
): Promise<void> {
  const ended = await tx.rows(
    claimNoRow,
    sql`
    select distinct c.claim_no from order_item i join claim c on c.claim_no = i.exchange_claim_no
    where i.item_no = any(${itemNos}::bigint[]) and c.state = 'RESHIP' and not exists (
      select from order_item o where o.exchange_claim_no = c.claim_no
        and o.state in ('DELIVERY_PREPARE', 'DELIVERY_ING'))
    order by c.claim_no`,
  );
  for (const { claimNo } of ended) await moveClaim(tx, claimNo, 'DONE', by);
}
