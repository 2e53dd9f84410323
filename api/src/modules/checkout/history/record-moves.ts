import type { ClaimKind } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { tellMember } from './member-told';
import { type ToldMoves, type ToldStep, toldMoves } from './told-moves';

interface Change {
  ref: string | number;
  from: string | null;
  to: string;
  /** `member:<no>`, `system`, `issuer` … */
  actor: string;
  reason?: string | undefined;
}

/** One transition of a state machine. */
export type Move = Change &
  (
    | { machine: 'order' | 'orderItem' | 'payment' | 'shipment' }
    | { machine: 'claim'; kind: ClaimKind }
  );

/** The step that the member is told; null when the move is not told. */
function stepOf(move: Move): ToldStep | null {
  const told: ToldMoves<string> =
    move.machine === 'claim' ? toldMoves.claims[move.kind] : toldMoves[move.machine];
  return told[move.from ?? 'NEW']?.[move.to] ?? null;
}

/**
 * Writes actor, states and reason of any number of transitions in one statement, and an event for each of which the
 * member is told.
 */
export async function recordMoves(tx: Tx, moves: readonly Move[], at: Date): Promise<void> {
  if (moves.length === 0) return;
  await tx.run(sql`
    insert into state_history (machine, ref, from_state, to_state, actor, reason, at)
    select machine, ref, from_state, to_state, actor, reason, ${at} from unnest(
      ${moves.map((move) => move.machine)}::text[],
      ${moves.map((move) => String(move.ref))}::text[],
      ${moves.map((move) => move.from)}::text[],
      ${moves.map((move) => move.to)}::text[],
      ${moves.map((move) => move.actor)}::text[],
      ${moves.map((move) => move.reason ?? '')}::text[])
      as move (machine, ref, from_state, to_state, actor, reason)`);
  for (const move of moves) {
    const step = stepOf(move);
    if (step) await tellMember(tx, { step, of: move.machine, ref: String(move.ref) }, at);
  }
}

export const recordMove = (tx: Tx, move: Move, at: Date): Promise<void> =>
  recordMoves(tx, [move], at);
