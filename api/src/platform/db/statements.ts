import { channel } from 'node:diagnostics_channel';

/** A completed or failed statement. */
export interface SentStatement {
  /** SQL text with placeholders instead of values. */
  text: string;
  ms: number;
  hasFailed: boolean;
}

/** Name of the diagnostics channel that publishes sent statements for tracing. */
export const STATEMENTS_CHANNEL = 'shop.statements';

const statements = channel(STATEMENTS_CHANNEL);

/** Runs `work`, which sends this statement, and publishes the result. Without a subscriber it costs nothing. */
export async function publishStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
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
