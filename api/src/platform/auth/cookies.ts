import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The spec's names. All HttpOnly except `shopSession`, which script reads and which opens nothing. */
export const cookieNames = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  jwt: 'JWT',
  cohSession: 'COHSESSIONID',
  lid: 'lid',
  shopSession: 'shopSession',
  guest: 'shopGuest',
} as const;

/** 30 days: spec section 9. */
const MAX_AGE_SECONDS = 2_592_000;

export const isHttps = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https';

const options = (request: FastifyRequest, httpOnly: boolean): CookieSerializeOptions => ({
  path: '/',
  maxAge: MAX_AGE_SECONDS,
  sameSite: 'lax',
  secure: isHttps(request),
  httpOnly,
});

type Name = keyof typeof cookieNames;

export function setCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  values: Partial<Record<Name, string>>,
): void {
  for (const [name, value] of Object.entries(values) as [Name, string][]) {
    reply.setCookie(cookieNames[name], value, options(request, name !== 'shopSession'));
  }
}

/** Signing out. The guest's basket cookie goes too: it was merged. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of Object.keys(cookieNames) as Name[]) {
    const { maxAge: _, ...rest } = options(request, name !== 'shopSession');
    reply.clearCookie(cookieNames[name], rest);
  }
}
