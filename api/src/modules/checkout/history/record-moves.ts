import type { ClaimKind } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import {
  type MoveNotifications,
  moveNotifications,
  type NotificationStep,
} from './move-notifications';
import { notifyMember } from './notification-event';

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

/** The notification of a move; null when it has none. */
function stepOf(move: Move): NotificationStep | null {
  const notifications: MoveNotifications<string> =
    move.machine === 'claim'
      ? moveNotifications.claims[move.kind]
      : moveNotifications[move.machine];
  return notifications[move.from ?? 'NEW']?.[move.to] ?? null;
}

/**
 * Writes actor, states and reason of any number of transitions in one statement, and an event for each that the
 * member is notified of.
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
    if (step) await notifyMember(tx, { step, of: move.machine, ref: String(move.ref) }, at);
  }
}

export const recordMove = (tx: Tx, move: Move, at: Date): Promise<void> =>
  recordMoves(tx, [move], at);
