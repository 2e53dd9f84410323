import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../../../platform/auth/cookies';
import { daysMs } from '../../../platform/clock';
import type { Secrets } from '../../../platform/secrets';

const PASS_DAYS = 30;
const PASS = /^(\d{10})\.([\w-]{22})\.([\w-]{43})$/;

/** One cookie for each gift. With the prefix a browser takes it from this host only. */
const nameFor = (request: FastifyRequest, giftNo: string): string =>
  isHttps(request) ? `__Host-gift-${giftNo}` : `gift-${giftNo}`;

const signatureOf = (secrets: Secrets, giftNo: string, endsAt: string, nonce: string): string =>
  createHmac('sha256', secrets.keyFor('gift passes'))
    .update(`${giftNo}.${endsAt}.${nonce}`)
    .digest('base64url');

/**
 * The pass of a browser whose user knew the receiver's phone number.
 * @returns the part that tells browsers apart; undefined without a valid pass
 */
export function passOf(
  secrets: Secrets,
  request: FastifyRequest,
  giftNo: string,
  now: Date,
): string | undefined {
  const [, endsAt, nonce, signature] =
    PASS.exec(request.cookies[nameFor(request, giftNo)] ?? '') ?? [];
  if (!endsAt || !nonce || !signature) return undefined;
  const expected = signatureOf(secrets, giftNo, endsAt, nonce);
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isOurs && Number(endsAt) * 1000 > now.getTime() ? nonce : undefined;
}

/** Hands the pass out for 30 days. @returns the part that tells browsers apart */
export function givePass(
  secrets: Secrets,
  request: FastifyRequest,
  reply: FastifyReply,
  giftNo: string,
  now: Date,
): string {
  const nonce = randomBytes(16).toString('base64url');
  const maxAge = daysMs(PASS_DAYS) / 1000;
  const endsAt = String(Math.floor(now.getTime() / 1000) + maxAge);
  const value = `${endsAt}.${nonce}.${signatureOf(secrets, giftNo, endsAt, nonce)}`;
  reply.setCookie(nameFor(request, giftNo), value, {
    path: '/',
    maxAge,
    sameSite: 'lax',
    secure: isHttps(request),
    httpOnly: true,
  });
  return nonce;
}
