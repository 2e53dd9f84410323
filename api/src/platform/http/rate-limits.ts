import rateLimit from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../auth/session';
import { minutesMs } from '../clock';

/**
 * Calls a minute of one client. `standard` is counted over all routes without a name; a route with a
 * name has a count of its own. A client is the signed-in member where the call reads the session, and
 * an address elsewhere. Many shoppers share the address of a mobile carrier.
 */
export const rateLimits = {
  standard: 1_200,
  /** Responses and files that come out of a cache. */
  cached: 60_000,
  /** Load balancers and monitors. */
  probe: 6_000,
  /** Passwords, tickets and tokens that could be guessed. */
  credential: 300,
  sessionRefresh: 600,
  /** Asks a partner, or is asked again until something has happened. */
  partner: 300,
  /** Starts something costly. */
  costly: 60,
  searchLog: 60,
  report: 20,
} as const;

export type RateLimitName = keyof typeof rateLimits;

/** What a route says about its limit: part of its `config`. */
export type RateLimitConfig = Pick<FastifyContextConfig, 'rateLimit'>;

/** The limits of a process. `factor` multiplies them all: test runs and load tests are one address. */
export interface RateLimits {
  configOf(name: RateLimitName): RateLimitConfig;
}

export const createRateLimits = (factor: number): RateLimits => ({
  configOf: (name) =>
    name === 'standard'
      ? {}
      : {
          rateLimit: { max: Math.ceil(rateLimits[name] * factor), timeWindow: minutesMs(1) },
        },
});

/**
 * A call that the gateway makes itself, to render a page for whoever asked. The gateway names the
 * client in every call that it forwards, and replaces what the client wrote there; so a call from this
 * machine that names nobody is its own.
 */
export const isInternalCall = ({ headers, socket }: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  ['x-forwarded-for', 'forwarded', 'x-real-ip'].every((name) => headers[name] === undefined);

/** IPv4 as it is; of IPv6 the first 64 bits, which is what one customer is given. */
export function clientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').toLowerCase();
}

/** Puts the standard limit on every route that is registered from now on. */
export async function registerRateLimits(
  app: FastifyInstance,
  sessions: Sessions,
  factor: number,
): Promise<void> {
  const noHeaders = {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  };
  await app.register(rateLimit, {
    max: Math.ceil(rateLimits.standard * factor),
    timeWindow: minutesMs(1),
    cache: 50_000,
    allowList: isInternalCall,
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
    /** The call reads the session: its limit is counted by member. */
    readsSession?: boolean;
  }
}
