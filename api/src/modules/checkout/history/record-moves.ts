import type { ClaimKind } from '@shop/shared/domain';
import {
  type Actor,
  type ActorsOfMoves,
  actorsOfMoves,
  mayMove,
} from '@shop/shared/domain/move-actors';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';
import { publishMoves } from '../../../platform/metrics/moves';
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
  actor: Actor;
  reason?: string | undefined;
}

/** One transition of a state machine. */
export type Move = Change &
  (
    | { machine: 'order' | 'orderItem' | 'payment' | 'shipment' | 'voucher' | 'gift' }
    | { machine: 'claim'; kind: ClaimKind }
  );

/** By whom a move is made, why and when. */
export interface MovedBy {
  actor: Actor;
  reason?: string;
  now: Date;
}
export type MovedForReason = MovedBy & { reason: string };

/** Who may make the moves of a machine; undefined for an order, which follows from its lines. */
const actorsOf = (move: Move): ActorsOfMoves<string> | undefined => {
  if (move.machine === 'order') return undefined;
  return move.machine === 'claim' ? actorsOfMoves.claims[move.kind] : actorsOfMoves[move.machine];
};

/** @throws AppError 409 `STATE` for a move that this actor may not make */
function assertActor(move: Move): void {
  const actors = actorsOf(move);
  if (actors && !mayMove(actors, move))
    throw conflict('STATE', '지금은 처리할 수 없어요. 새로고침해 주세요.');
}

/** The notification of a move; null when it has none. */
function stepOf(move: Move): NotificationStep | null {
  if (move.machine === 'voucher') return null;
  const notifications: MoveNotifications<string> =
    move.machine === 'claim'
      ? moveNotifications.claims[move.kind]
      : moveNotifications[move.machine];
  return notifications[move.from ?? 'NEW']?.[move.to] ?? null;
}

/**
 * Writes actor, states and reason of any number of transitions in one statement, and a notification event for each
 * transition that has one. All machines record their transitions here.
 * @throws AppError 409 `STATE` when the actor may not make one of them; the transaction is rolled back
 */
export async function recordMoves(tx: Tx, moves: readonly Move[], at: Date): Promise<void> {
  if (moves.length === 0) return;
  moves.forEach(assertActor);
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
  tx.afterCommit(() => publishMoves(moves));
  for (const move of moves) {
    const step = stepOf(move);
    if (step && move.machine !== 'voucher')
      await notifyMember(tx, { step, of: move.machine, ref: String(move.ref) }, at);
  }
}

export const recordMove = (tx: Tx, move: Move, at: Date): Promise<void> =>
  recordMoves(tx, [move], at);
