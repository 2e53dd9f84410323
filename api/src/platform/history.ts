import type { Tx } from './db/db';
import { sql } from './db/sql';

/** One transition of a state machine. */
export interface Move {
  machine: 'order' | 'orderItem' | 'payment' | 'claim' | 'shipment' | 'memberCoupon';
  ref: string | number;
  from: string | null;
  to: string;
  /** `member:<no>`, `system`, `issuer` … */
  actor: string;
  reason?: string;
}

/** Writes actor, states and reason of any number of transitions in one statement. */
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
}

export const recordMove = (tx: Tx, move: Move, at: Date): Promise<void> =>
  recordMoves(tx, [move], at);
