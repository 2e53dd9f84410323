import { systemNowMs } from '@shop/shared/app';
import { CLOCK_ENTRY } from '@shop/shared/app/document';

export interface ServerClock {
  /** How far the server's clock is ahead of the browser's, ms. */
  skewMs: number;
  /**
   * How long before the response the document was rendered, ms. Its data was still right then. Absent: the
   * browser has shown its stored copy without asking, for example after Back.
   */
  ageMs?: number;
}

const documentTiming = () => performance.getEntriesByType?.('navigation')[0];

const timingEntry = (name: string) =>
  documentTiming()?.serverTiming?.find((entry) => entry.name === name);

/** The `traceparent` of the request for this document; undefined when the gateway records no traces. */
export const documentTrace = (): string | undefined => timingEntry('traceparent')?.description;

/**
 * Reads the server's clock from the response headers of this document. The document itself may be
 * older: after a 304 the browser shows the copy that it has stored.
 * @param renderedAtMs the server's clock when it rendered the document
 */
export function readServerClock(renderedAtMs: number): ServerClock {
  const response = documentTiming();
  const answeredAtMs = timingEntry(CLOCK_ENTRY)?.duration;
  // A document of which nothing was transferred is from the browser's cache, for example after Back, and
  // so is its response header with the time.
  const leastSkewMs = Math.max(0, renderedAtMs - systemNowMs());
  if (response?.transferSize === 0) return { skewMs: leastSkewMs };
  if (!response || !answeredAtMs) return { skewMs: leastSkewMs, ageMs: 0 };
  const sinceMs = performance.now() - response.responseStart;
  return {
    skewMs: answeredAtMs + sinceMs - systemNowMs(),
    ageMs: Math.max(0, answeredAtMs - renderedAtMs),
  };
}
