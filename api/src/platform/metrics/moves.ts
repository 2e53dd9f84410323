import { channel } from 'node:diagnostics_channel';

/** A transition of a state machine that has been committed. */
export interface CommittedMove {
  machine: string;
  to: string;
}

/** The name of the channel on which committed moves are told; its messages are lists of them. */
export const MOVES_CHANNEL = 'shop.moves';

const moves = channel(MOVES_CHANNEL);

/** Tells whoever counts; without a listener it costs nothing. */
export const tellMoves = (committed: readonly CommittedMove[]): void => moves.publish(committed);
