/** Counts of requests for rate limits, in one process or shared by several through Valkey. */
import { createProcessCounts } from './process-counts';
import type { ServiceCounts } from './rate-counts';
import { createSharedCounts } from './shared-counts';

export { createProcessCounts } from './process-counts';
export type { RateCounts, ServiceCounts, SharedCountsState } from './rate-counts';

/** Protocols of a Valkey URL; those with `s` use TLS. */
export const VALKEY_PROTOCOLS = /^(valkey|redis)s?$/;

interface Settings {
  /** URL of Valkey; absent: this process counts alone. */
  url: string | undefined;
  service: string;
  /** Longest time that a request waits for Valkey, ms. */
  waitMs?: number | undefined;
  log: { info(text: string): void; warn(text: string): void };
}

/** The client of Valkey is imported here, so a process without one does not load it. */
export async function openRateCounts({
  url,
  service,
  waitMs = 30,
  log,
}: Settings): Promise<ServiceCounts> {
  const ownCounts = createProcessCounts();
  if (!url) return { ...ownCounts, state: () => undefined, close: () => {} };
  const { createValkeyStore } = await import(/* webpackChunkName: "valkey" */ './valkey-store');
  const store = createValkeyStore(url, service);
  return createSharedCounts({ store, ownCounts, waitMs, log });
}
