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
 * For writes that need no cookie, such as the sandbox's switches.
 * @throws 403 when a browser sends the origin of another site. Non-browser clients send none.
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
 * Rejects cross-site writes with cookies. `SameSite=Lax` stops most; this stops the rest
 * (sub-domains, old browsers).
 * @throws 403 when a browser sends the origin of another site
 */
export function assertSameOrigin(request: FastifyRequest): void {
  if (request.headers.cookie) assertOwnOrigin(request);
}
