import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../../platform/auth/cookies';

const HOLDER_AGE_S = 600;

/** With the prefix, a browser takes the cookie from this host only, not from a sub-domain. */
const nameFor = (request: FastifyRequest): string =>
  isHttps(request) ? '__Host-authHolder' : 'authHolder';

/** The secret with which a browser later proves that it began a sign-in; undefined for another value. */
export function holderOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[nameFor(request)];
  return /^[\w-]{32}$/.test(value ?? '') ? value : undefined;
}

/** One holder per browser, so that a second start does not invalidate that of the first tab. */
export function setHolderCookie(request: FastifyRequest, reply: FastifyReply): string {
  const holder = holderOf(request) ?? randomBytes(24).toString('base64url');
  reply.setCookie(nameFor(request), holder, {
    path: '/',
    maxAge: HOLDER_AGE_S,
    sameSite: 'lax',
    secure: isHttps(request),
    httpOnly: true,
  });
  return holder;
}
