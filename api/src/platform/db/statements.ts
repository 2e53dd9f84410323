import { channel } from 'node:diagnostics_channel';

/** A statement that was answered, or has failed. */
export interface SentStatement {
  /** With parameters in place of values. */
  text: string;
  ms: number;
  hasFailed: boolean;
}

/** The name of the channel on which statements are told to who traces them. */
export const STATEMENTS_CHANNEL = 'shop.statements';

const statements = channel(STATEMENTS_CHANNEL);

/** Runs `work`, which sends this statement; without a listener it costs nothing. */
export async function tellStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!statements.hasSubscribers) return work();
  const startedMs = performance.now();
  let hasFailed = true;
  try {
    const result = await work();
    hasFailed = false;
    return result;
  } finally {
    statements.publish({ text, ms: performance.now() - startedMs, hasFailed });
  }
}
