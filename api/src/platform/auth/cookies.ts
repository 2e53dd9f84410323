import type { CookieSerializeOptions } from '@fastify/cookie';
import { tableKeys } from '@shop/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The spec's names. All are HttpOnly except `shopSession`, which scripts read and which grants no
 * access.
 */
export const cookieNames = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  jwt: 'JWT',
  cohSession: 'COHSESSIONID',
  lid: 'lid',
  lptkn: 'LPTKN',
  shopSession: 'shopSession',
  guest: 'shopGuest',
} as const;

/** 30 days: spec section 9. */
const MAX_AGE_SECONDS = 2_592_000;

/** A visitor number as the platform makes it; another value counts as none, so that none can be chosen. */
const GUEST_ID = /^[\w-]{43}$/;

/** The visitor number of a request. */
export function guestIdOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[cookieNames.guest];
  return value !== undefined && GUEST_ID.test(value) ? value : undefined;
}

export const isHttps = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https';

const options = (request: FastifyRequest, httpOnly: boolean): CookieSerializeOptions => ({
  path: '/',
  maxAge: MAX_AGE_SECONDS,
  sameSite: 'lax',
  secure: isHttps(request),
  httpOnly,
});

export type CookieName = keyof typeof cookieNames;

/** Sets cookies; undefined and empty values are skipped. */
export function setCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  values: Partial<Record<CookieName, string>>,
): void {
  for (const name of tableKeys<CookieName>(values)) {
    const value = values[name];
    if (value) reply.setCookie(cookieNames[name], value, options(request, name !== 'shopSession'));
  }
}

/** Clears cookies. */
export function clearCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  names: readonly CookieName[],
): void {
  for (const name of names) {
    const { maxAge: _, ...rest } = options(request, name !== 'shopSession');
    reply.clearCookie(cookieNames[name], rest);
  }
}

/**
 * Clears the session cookies. The guest basket cookie is cleared too, since the basket was merged.
 */
export const clearSessionCookies = (request: FastifyRequest, reply: FastifyReply): void =>
  clearCookies(request, reply, tableKeys<CookieName>(cookieNames));
