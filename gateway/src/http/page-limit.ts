import { isCrawlerUserAgent } from '@shop/shared/domain';
import { clientAddress, isLoopbackAddress } from '@shop/shared/node';
import type { RateCounts } from '@shop/shared/node/rate-counts';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from './config';
import { cookieOf } from './cookies';

const WINDOW_MS = 60_000;
/** Renderings a minute and client. Pages in memory do not count. */
const MAX_PAGES = 600;
/**
 * A crawler reads whole categories from one address and is welcome to. Its name is not proof, so a
 * flood under that name is limited too.
 */
const MAX_CRAWLER_PAGES = 1_800;
/**
 * Members are counted by their session, because many share the address of a mobile carrier. The
 * gateway cannot tell a session from an invented one, so all of an address are counted together, too.
 */
const MAX_SESSIONS_OF_ADDRESS = 3_000;
/**
 * Tabs fetch payloads before a click, and many share the address of a mobile carrier. They are counted
 * apart from pages, which they must not use up; a tab that is refused runs the page's queries.
 */
const MAX_PAYLOADS = 3_000;
/** The client asked for more renderings than it may. */
export class TooManyPages extends Error {
  override name = 'TooManyPages';
  constructor(readonly retryAfterS: number) {
    super('Too many pages of one client.');
  }
}

/** A page of a member or of another visitor, or the payload of a page. */
type Rendering = 'member' | 'visitor' | 'payload';

/**
 * Counts a rendering.
 * @throws TooManyPages
 */
export type LimitRendering = (request: FastifyRequest, rendering: Rendering) => Promise<void>;

interface Limit {
  rule: string;
  client: string;
  max: number;
}

/** Limits that a request counts for. */
function limitsOf(request: FastifyRequest, rendering: Rendering): Limit[] {
  const address = clientAddress(request.ip);
  if (rendering === 'payload') return [{ rule: 'payloads', client: address, max: MAX_PAYLOADS }];
  const session = rendering === 'member' && cookieOf(request.headers.cookie ?? '', 'accessToken');
  if (session) {
    return [
      // The end of the token, its signature, identifies the session.
      { rule: 'session', client: session.slice(-43), max: MAX_PAGES },
      { rule: 'sessions of address', client: address, max: MAX_SESSIONS_OF_ADDRESS },
    ];
  }
  return isCrawlerUserAgent(request.headers['user-agent'] ?? '')
    ? [{ rule: 'crawler', client: address, max: MAX_CRAWLER_PAGES }]
    : [{ rule: 'visitor', client: address, max: MAX_PAGES }];
}

/**
 * Limits the renderings of one client, the costliest work of the gateway. This machine is not limited.
 * @param counts shared with the other gateways when the shop has a Valkey
 */
export function createPageLimit(
  { rateLimitFactor = 1 }: GatewayConfig,
  counts: RateCounts,
): LimitRendering {
  const waitOf = async ({ rule, client, max }: Limit): Promise<number> => {
    const { current, ttlMs } = await counts.count({ rule, client, windowMs: WINDOW_MS });
    return current > max * rateLimitFactor ? ttlMs : 0;
  };
  return async (request, rendering) => {
    if (isLoopbackAddress(request.ip)) return;
    const waitMs = Math.max(...(await Promise.all(limitsOf(request, rendering).map(waitOf))));
    if (waitMs > 0) throw new TooManyPages(Math.ceil(waitMs / 1_000));
  };
}
