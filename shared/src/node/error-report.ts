import type { ErrorLine } from './error-lines';

/** Reports a minute: a fault in every request must not become a flood. */
const MOST_A_MINUTE = 30;
const WINDOW_MS = 60_000;
const TIMEOUT_MS = 5_000;

export interface ErrorReporting {
  /** Takes a POST of each line, as JSON with `service`; absent: nothing is sent. */
  url: string | undefined;
  service: string;
}

/**
 * Sends lines at `error` to an operator's tracker. What cannot be sent is dropped: the log has it.
 * @returns sends one line
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
    if (sent > MOST_A_MINUTE) return;
    void fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service, ...line }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
  };
}
