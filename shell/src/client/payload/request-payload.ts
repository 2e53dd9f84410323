/**
 * Time limit of a payload, ms. Longer than a busy phone needs on a slow connection, because after the
 * limit the page's queries are sent as well.
 */
const WAIT_MS = 2_500;
/** No payload is requested for this long after a failure, for example of a busy gateway, ms. */
const PAUSE_MS = 30_000;

/** Key, data, time of the read (epoch ms). */
export type PayloadQueries = [readonly unknown[], unknown, number][];

interface PayloadFile {
  /** The combination of builds that made it. */
  buildId: string;
  queries: PayloadQueries;
}

export const payloadPathOf = ({ pathname, search }: URL): string =>
  `${pathname.replace(/\/$/, '')}/_payload.json${search}`;

async function fetchPayload(url: URL): Promise<PayloadFile | 'none'> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), WAIT_MS);
  try {
    const response = await fetch(payloadPathOf(url), { signal: abort.signal });
    // A page without public data.
    if (response.status === 404) return 'none';
    if (!response.ok) throw new Error(`Payload ${response.status}`);
    return (await response.json()) as PayloadFile;
  } finally {
    clearTimeout(timer);
  }
}

/** Requests the payload of a page. */
export interface PayloadRequests {
  /** Whether a payload may be requested now. */
  canRequest(): boolean;
  /** The data of a page; empty when there is none, or not in time. Never rejects. */
  request(url: URL): Promise<PayloadQueries>;
}

/** @param buildId the combination of builds of this tab: another one may have other shapes */
export function createPayloadRequests(buildId: string): PayloadRequests {
  let pausedUntilMs = 0;
  return {
    canRequest: () => performance.now() >= pausedUntilMs,
    request: async (url) => {
      try {
        const payload = await fetchPayload(url);
        if (payload === 'none') return [];
        if (payload.buildId === buildId) return payload.queries;
        // A canary, a preview, or a newer release: until the document is loaded anew, none will fit.
        pausedUntilMs = Number.POSITIVE_INFINITY;
      } catch {
        pausedUntilMs = performance.now() + PAUSE_MS;
      }
      return [];
    },
  };
}
