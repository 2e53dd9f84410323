import type { Tx } from './db/db';
import { sql } from './db/sql';

/** One move of a state machine. */
export interface Move {
  machine: 'order' | 'orderItem' | 'payment' | 'claim' | 'memberCoupon';
  ref: string | number;
  from: string | null;
  to: string;
  /** `member:<no>`, `system`, `issuer` … */
  actor: string;
  reason?: string;
}

/** Writes who moved what from where to where, and why. */
export async function recordMove(tx: Tx, move: Move, at: Date): Promise<void> {
  await tx.run(sql`
    insert into state_history (machine, ref, from_state, to_state, actor, reason, at)
    values (${move.machine}, ${String(move.ref)}, ${move.from}, ${move.to}, ${move.actor}, ${move.reason ?? ''}, ${at})`);
}
