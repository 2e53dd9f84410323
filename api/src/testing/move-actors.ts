import { tableKeys } from '@shop/shared/domain';
import {
  type Actor,
  type ActorsOfMoves,
  type MoveActor,
  mayMove,
  moveActors,
} from '@shop/shared/domain/move-actors';

/** One actor of every kind. */
export const everyActor: readonly Actor[] = tableKeys<MoveActor>(moveActors).map((kind) =>
  kind === 'member' ? 'member:1' : kind,
);

/** An actor who may make a move; the shop itself for a move of no table. */
export const anActorOf = (moves: ActorsOfMoves<string>, from: string, to: string): Actor =>
  everyActor.find((actor) => mayMove(moves, { from, to, actor })) ?? 'system';
