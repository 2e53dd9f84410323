import { channel } from 'node:diagnostics_channel';

/** A transition of a state machine that has been committed. */
export interface CommittedMove {
  machine: string;
  to: string;
}

/** Name of the diagnostics channel that publishes committed transitions; a message is a list of them. */
export const MOVES_CHANNEL = 'shop.moves';

const moves = channel(MOVES_CHANNEL);

/** Publishes committed transitions to the metrics. Without a subscriber it costs nothing. */
export const publishMoves = (committed: readonly CommittedMove[]): void => moves.publish(committed);
