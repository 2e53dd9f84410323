import rateLimit from '@fastify/rate-limit';
import { clientAddress } from '@shop/shared/node';
import { createProcessCounts, type RateCounts } from '@shop/shared/node/rate-counts';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../auth/session';
import { minutesMs } from '../clock';
import { createRateStore } from './rate-store';

/**
 * Calls per minute and client. `standard` counts all routes without a named limit; each named limit
 * has its own counter. A client is the signed-in member where the call reads the session, and an
 * address elsewhere, since many shoppers share the address of a mobile carrier.
 */
export const rateLimits = {
  standard: 1_200,
  /** Responses and files that are served from a cache. */
  cached: 60_000,
  /** Load balancers and monitors. */
  probe: 6_000,
  /** Passwords, tickets and tokens that could be guessed. */
  credential: 60,
  /**
   * Sign-in by the card company's ticket and refreshes, for pages too. Tickets and tokens are too long
   * to guess, and these calls know no member yet, so the limit leaves room for a carrier's address.
   */
  signIn: 600,
  sessionRefresh: 3_000,
  /** Asked every few seconds by each browser that waits for the card company's app. */
  poll: 6_000,
  /** Calls a partner, or is polled. */
  partner: 300,
  /** Starts something costly. */
  costly: 60,
  /** Orders, payments and cancels. */
  order: 60,
  /** Benefits that are given once. */
  coupon: 60,
  /** Changes that visitors may make: each writes rows. */
  visitorWrite: 240,
  /** Files: each is decoded and written anew. */
  upload: 60,
  /** Proofs of age: each may cost a message to a phone. */
  verification: 30,
  searchLog: 60,
  report: 20,
} as const;

export type RateLimitName = keyof typeof rateLimits;

/**
 * Limits that protect one process: its responses take less time than a request to Valkey, and a monitor must not
 * depend on it.
 */
const perProcess: readonly RateLimitName[] = ['cached', 'probe'];

/** The limit of a route: part of its `config`. */
export type RateLimitConfig = Pick<FastifyContextConfig, 'rateLimit' | 'isCountedPerProcess'>;

/**
 * The limits of a process. `factor` multiplies them all, because test runs and load tests use one
 * address.
 */
export interface RateLimits {
  /** Requests per client and minute on routes without a named limit. */
  standard: number;
  configOf(name: RateLimitName): RateLimitConfig;
  /**
   * Whether the gateway itself sent the call to render a page. The gateway sets the client header of every call that
   * it forwards and overwrites a header from the client, so a call from a gateway without the header is internal.
   */
  isInternalCall(request: FastifyRequest): boolean;
}

const clientHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** @param isGateway whether the peer with this address is a gateway */
export const createRateLimits = (
  factor: number,
  isGateway: (address: string | undefined) => boolean,
): RateLimits => ({
  standard: Math.ceil(rateLimits.standard * factor),
  isInternalCall: ({ headers, socket }) =>
    isGateway(socket.remoteAddress) && clientHeaders.every((name) => headers[name] === undefined),
  configOf: (name) =>
    name === 'standard'
      ? {}
      : {
          rateLimit: { max: Math.ceil(rateLimits[name] * factor), timeWindow: minutesMs(1) },
          isCountedPerProcess: perProcess.includes(name),
        },
});

interface LimitedBy {
  sessions: Sessions;
  rateLimits: RateLimits;
  /** Shared with the other processes when the shop has a Valkey. */
  rateCounts: RateCounts;
}

/** Applies the standard limit to every route registered after this. */
export async function registerRateLimits(
  app: FastifyInstance,
  { sessions, rateLimits: limits, rateCounts: shared }: LimitedBy,
): Promise<void> {
  const noHeaders = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    max: limits.standard,
    timeWindow: minutesMs(1),
    store: createRateStore({ shared, own: createProcessCounts() }),
    allowList: limits.isInternalCall,
    keyGenerator: async (request) => {
      const memberNo = request.routeOptions.config.readsSession
        ? await sessions.claimedMember(request)
        : undefined;
      return memberNo === undefined ? `a${clientAddress(request.ip)}` : `m${memberNo}`;
    },
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call reads the session, so its limit is counted by member. */
    readsSession?: boolean;
  }
}
