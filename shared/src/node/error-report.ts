import type { ErrorLine } from './error-lines';

/** Maximum number of reports per minute, because a fault may affect every request. */
const MAX_PER_MINUTE = 30;
const WINDOW_MS = 60_000;
const TIMEOUT_MS = 5_000;

export interface ErrorReporting {
  /** Receives each line by POST, as JSON with `service`; undefined: no line is sent. */
  url: string | undefined;
  service: string;
}

/**
 * Creates a function that sends lines at `error` to an operator's error tracker. A line that cannot be sent is
 * dropped; the log still contains it.
 * @returns a function that sends one line
 */
export function createErrorReporter({ url, service }: ErrorReporting): (line: ErrorLine) => void {
  if (!url) return () => {};
  let windowEndsAtMs = 0;
  let sent = 0;
  return (line) => {
    const nowMs = performance.now();
    if (nowMs >= windowEndsAtMs) {
      windowEndsAtMs = nowMs + WINDOW_MS;
      sent = 0;
    }
    sent += 1;
    if (sent > MAX_PER_MINUTE) return;
    void fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service, ...line }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
  };
}
