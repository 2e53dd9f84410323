import type { FastifyRequest } from 'fastify';
import { forbidden } from '../errors';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * For changes that need no cookie to do harm, such as the sandbox's switches.
 * @throws 403 when a browser names a page of another origin. A client that is no browser names none.
 */
export function assertOwnOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forbidden();
  const origin = request.headers.origin;
  if (origin === undefined) return;
  const forwarded = request.headers['x-forwarded-host'];
  const ours = typeof forwarded === 'string' ? forwarded : request.headers.host;
  if (hostOf(origin) !== ours) throw forbidden();
}

/**
 * A change that a browser sends with its cookies must come from our own pages.
 * `SameSite=Lax` already stops most; this stops the rest (sub-domains, old browsers).
 * @throws 403 when the browser names a page of another origin.
 */
export function assertSameOrigin(request: FastifyRequest): void {
  if (request.headers.cookie) assertOwnOrigin(request);
}
