import { isCrawlerUserAgent } from '@shop/shared/domain';
import { clientAddress, isLoopbackAddress } from '@shop/shared/node';
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
/** Clients counted at a time; beyond it the oldest is forgotten. */
const MAX_CLIENTS = 50_000;

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
export type LimitRendering = (request: FastifyRequest, rendering: Rendering) => void;

/** What a request counts for: names and the most that each may reach. */
function counters(request: FastifyRequest, rendering: Rendering): [name: string, most: number][] {
  const address = clientAddress(request.ip);
  if (rendering === 'payload') return [[`payloads ${address}`, MAX_PAYLOADS]];
  const session = rendering === 'member' && cookieOf(request.headers.cookie ?? '', 'accessToken');
  if (session) {
    return [
      // The end of the token, its signature, identifies the session.
      [`session ${session.slice(-43)}`, MAX_PAGES],
      [`sessions ${address}`, MAX_SESSIONS_OF_ADDRESS],
    ];
  }
  return isCrawlerUserAgent(request.headers['user-agent'] ?? '')
    ? [[`crawler ${address}`, MAX_CRAWLER_PAGES]]
    : [[`visitor ${address}`, MAX_PAGES]];
}

/**
 * Limits the renderings of one client, the costliest work of the gateway. This machine is not
 * limited. Counts are kept per process, in fixed windows of a minute.
 */
export function createPageLimit({ rateLimitFactor = 1 }: GatewayConfig): LimitRendering {
  const counts = new Map<string, number>();
  let windowEndsAtMs = 0;

  const count = (key: string): number => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    if (counts.size > MAX_CLIENTS) counts.delete(counts.keys().next().value ?? key);
    return next;
  };

  return (request, rendering) => {
    if (isLoopbackAddress(request.ip)) return;
    // Not the time of day, which may be turned back.
    const nowMs = performance.now();
    if (nowMs >= windowEndsAtMs) {
      counts.clear();
      windowEndsAtMs = nowMs + WINDOW_MS;
    }
    const isTooMany = counters(request, rendering)
      .map(([name, most]) => count(name) > most * rateLimitFactor)
      .includes(true);
    if (isTooMany) throw new TooManyPages(Math.ceil((windowEndsAtMs - nowMs) / 1_000));
  };
}
