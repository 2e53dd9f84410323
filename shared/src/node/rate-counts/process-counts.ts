import type { RateCounts } from './rate-counts';

interface Count {
  current: number;
  /** By the monotonic clock. */
  endsAtMs: number;
}

/** Maximum number of clients of one limit; beyond it the client without requests for the longest time is removed. */
const MAX_CLIENTS = 50_000;

/**
 * Counts of one process. They use the monotonic clock, because a time of day that is set back by an hour would keep
 * every full window closed for an hour.
 */
export function createProcessCounts(): RateCounts {
  const rules = new Map<string, Map<string, Count>>();

  const clientsOf = (rule: string): Map<string, Count> => {
    const clients = rules.get(rule) ?? new Map<string, Count>();
    rules.set(rule, clients);
    return clients;
  };

  return {
    count: async ({ rule, client, windowMs }) => {
      const clients = clientsOf(rule);
      const nowMs = performance.now();
      const former = clients.get(client);
      const isOpen = former !== undefined && former.endsAtMs > nowMs;
      const count = isOpen ? former : { current: 0, endsAtMs: nowMs + windowMs };
      count.current += 1;
      // Deleted first, so that the order of the map is that of the last requests.
      clients.delete(client);
      clients.set(client, count);
      if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? client);
      return { current: count.current, ttlMs: Math.ceil(count.endsAtMs - nowMs) };
    },
  };
}
