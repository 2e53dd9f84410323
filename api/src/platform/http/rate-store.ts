import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { RateCounts } from '@shop/shared/node/rate-counts';
import type { FastifyContextConfig } from 'fastify';

interface Counters {
  /** Shared with the other processes when the shop has a Valkey. */
  shared: RateCounts;
  /** Of this process. */
  own: RateCounts;
}

/** What the plugin passes to `child`; its type declares the options of the route instead. */
interface RouteLimit {
  routeInfo: { method: string | string[]; url: string; config?: FastifyContextConfig };
}

/** Counts the requests of a route, or of all routes with the standard limit, for the plugin. */
class RateStore implements FastifyRateLimitStore {
  constructor(
    private readonly counters: Counters,
    private readonly rule: string,
    private readonly isShared: boolean,
  ) {}

  incr(
    client: string,
    callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const counts = this.isShared ? this.counters.shared : this.counters.own;
    void counts
      .count({ rule: this.rule, client, windowMs })
      .then(({ current, ttlMs }) => callback(null, { current, ttl: ttlMs }));
  }

  /** Each route with a limit of its own counts by itself. */
  child(route: unknown): RateStore {
    const { method, url, config } = (route as RouteLimit).routeInfo;
    return new RateStore(this.counters, `${method} ${url}`, !config?.isCountedPerProcess);
  }
}

/** @returns a class for the plugin's option `store` */
export const createRateStore = (counters: Counters) =>
  class extends RateStore {
    constructor() {
      super(counters, 'standard', true);
    }
  };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit protects this process, so it is not shared with the others. */
    isCountedPerProcess?: boolean;
  }
}
