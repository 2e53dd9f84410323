import type { LoginReply } from '@shop/shared/contracts';
import { type MemberTypeCode, memberTypes } from '@shop/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookies } from '../../../platform/auth/cookies';
import type { SignedIn } from './member.service';
import type { Tokens } from './session.service';

/**
 * Browsers always send Sec-Fetch-Site; their tokens stay in HttpOnly cookies, out of reach of
 * scripts.
 */
const isBrowser = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;

const withoutTokens = <T extends { accessToken: string; refreshToken: string }>(reply: T): T => ({
  ...reply,
  accessToken: '',
  refreshToken: '',
});

/** Omits tokens and personal numbers, which no page needs. */
const forScript = (reply: LoginReply): LoginReply => ({
  ...withoutTokens(reply),
  jwt: '',
  mbrNo: 0,
  tcno: '',
  sha512Cno: '',
  snsNoMaskEmail: '',
});

const sessionCookies = (tokens: Tokens, typeCode: MemberTypeCode) => ({
  accessToken: tokens.accessToken,
  refreshToken: tokens.refreshToken,
  shopSession: `${tokens.expiresAt}.${memberTypes[typeCode].mbrType}`,
});

/** The sign-in response: the cookies of the spec, and the fields this client may see. */
export function sendSignIn(
  { reply: body, tokens, member, identity }: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): LoginReply {
  setCookies(request, reply, {
    ...sessionCookies(tokens, member.typeCode),
    jwt: identity.jwt,
    cohSession: identity.cohSessionId,
    lid: identity.lid,
    lptkn: identity.lptkn,
  });
  return isBrowser(request) ? forScript(body) : body;
}

/**
 * The refresh response: new tokens in the cookies, and in the body for clients that keep their own.
 */
export function sendRefresh(
  tokens: Tokens,
  typeCode: MemberTypeCode,
  request: FastifyRequest,
  reply: FastifyReply,
): Tokens {
  setCookies(request, reply, sessionCookies(tokens, typeCode));
  return isBrowser(request) ? withoutTokens(tokens) : tokens;
}
