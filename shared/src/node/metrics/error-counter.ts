import { Counter, type Registry } from 'prom-client';

/** Maximum number of distinct messages; further ones count as `other`, which limits the number of series. */
const MAX_MESSAGES = 50;

/**
 * Creates `shop_log_errors_total`, by message. Alerts use it to react to log lines at `error`.
 * @returns a function that counts one line
 */
export function createErrorCounter(registry: Registry): (message: string) => void {
  const lines = new Counter({
    name: 'shop_log_errors_total',
    help: 'Lines of the log at error, by message.',
    labelNames: ['message'],
    registers: [registry],
  });
  const seen = new Set<string>();
  return (message) => {
    if (seen.size < MAX_MESSAGES) seen.add(message);
    lines.inc({ message: seen.has(message) ? message : 'other' });
  };
}
