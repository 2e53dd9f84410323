import { Counter, type Registry } from 'prom-client';

/** Distinct messages; further ones count as `other`, so that no input can add series without end. */
const MOST_MESSAGES = 50;

/**
 * `shop_log_errors_total`, by message: alerts follow from lines of the log at `error`.
 * @returns counts one line
 */
export function createErrorCounter(registry: Registry): (message: string) => void {
  const lines = new Counter({
    name: 'shop_log_errors_total',
    help: 'Lines of the log at error, by message.',
    labelNames: ['message'],
    registers: [registry],
  });
  const known = new Set<string>();
  return (message) => {
    if (known.size < MOST_MESSAGES) known.add(message);
    lines.inc({ message: known.has(message) ? message : 'other' });
  };
}
