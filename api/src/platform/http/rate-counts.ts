import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Count {
  current: number;
  /** By the monotonic clock. */
  endsAtMs: number;
}

/** Clients counted at a time and route; beyond it the one that was quiet for longest is forgotten. */
const MAX_CLIENTS = 50_000;

/**
 * Counts of one process in windows of time. Unlike the store that comes with the plugin, it does not read the
 * time of day: turned back by an hour, that would keep every full window closed for as long.
 */
export class RateCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();

  incr(
    key: string,
    callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const nowMs = performance.now();
    const known = this.#counts.get(key);
    const isOpen = known !== undefined && known.endsAtMs > nowMs;
    const count = isOpen ? known : { current: 0, endsAtMs: nowMs + timeWindow };
    count.current += 1;
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > MAX_CLIENTS)
      this.#counts.delete(this.#counts.keys().next().value ?? key);
    callback(null, { current: count.current, ttl: Math.ceil(count.endsAtMs - nowMs) });
  }

  /** Each route with a limit of its own counts by itself. */
  child(): RateCounts {
    return new RateCounts();
  }
}
