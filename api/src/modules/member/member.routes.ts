import { memberCalls } from '@shop/shared/contracts';
import { memberSchemas } from '@shop/shared/contracts/schemas';
import { memberTypes } from '@shop/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookies, cookieNames, setCookies } from '../../platform/auth/cookies';
import type { Deps } from '../../platform/deps';
import { AppError, invalid, isAppError } from '../../platform/errors';
import { type RouteBinding, route } from '../../platform/http/route';
import type { SandboxIdentity } from '../../sandbox/identity/identity';
import type { Credential } from './identity.port';
import { type SignedIn, signIn, userInfoOf } from './member.service';
import { endSession, refreshSession, sessionOfRefresh } from './session.service';

type LoginBody = { lid?: string; jwt?: string; cohSessionId?: string; encCno?: string };

/** Which of the three ways this is. What script cannot read comes from the cookies. */
function credentialOf(body: LoginBody, request: FastifyRequest): Credential {
  const { cookies } = request;
  const jwt = body.jwt ?? cookies[cookieNames.jwt];
  if (body.lid) return { by: 'lid', lid: body.lid };
  if (body.encCno && jwt) return { by: 'encCno', jwt, encCno: body.encCno };
  const cohSessionId = body.cohSessionId ?? cookies[cookieNames.cohSession];
  if (jwt && cohSessionId) return { by: 'jwt', jwt, cohSessionId };
  const lid = cookies[cookieNames.lid];
  if (lid) return { by: 'lid', lid };
  throw invalid([{ path: 'lid', message: '로그인 정보가 없어요.' }]);
}

/** Browsers always send Sec-Fetch-Site: their tokens stay in HttpOnly cookies, out of script's reach. */
const isBrowser = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;

const withoutTokens = <T extends { accessToken: string; refreshToken: string }>(reply: T): T => ({
  ...reply,
  accessToken: '',
  refreshToken: '',
  ...('jwt' in reply ? { jwt: '' } : {}),
});

function answerSignIn(signed: SignedIn, request: FastifyRequest, reply: FastifyReply) {
  const { tokens, member } = signed;
  setCookies(request, reply, {
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    jwt: signed.reply.jwt,
    cohSession: signed.cohSessionId,
    shopSession: `${tokens.expiresAt}.${memberTypes[member.typeCode].mbrType}`,
  });
  return isBrowser(request) ? withoutTokens(signed.reply) : signed.reply;
}

/** A lid that failed is forgotten, as the spec says. */
function forgetLid(request: FastifyRequest, reply: FastifyReply, error: unknown): never {
  if (isAppError(error)) clearSessionCookies(request, reply);
  throw error;
}

export function memberRoutes(deps: Deps, identity: SandboxIdentity): RouteBinding[] {
  return [
    route(
      memberCalls.login,
      memberSchemas.login,
      async ({ body, request, reply }) => {
        const credential = credentialOf(body, request);
        const signed = await signIn(deps, identity, credential, body.loginFromCd).catch((error) =>
          forgetLid(request, reply, error),
        );
        return answerSignIn(signed, request, reply);
      },
      { perMinute: 300 },
    ),
    route(
      memberCalls.localLogin,
      memberSchemas.localLogin,
      async ({ body, request, reply }) =>
        answerSignIn(
          await signIn(deps, identity, { by: 'cno', cno: body.cno }, '20'),
          request,
          reply,
        ),
      { perMinute: 300 },
    ),
    route(
      memberCalls.refresh,
      memberSchemas.refresh,
      async ({ body, request, reply }) => {
        const token = body.refreshToken || request.cookies[cookieNames.refreshToken];
        try {
          if (!token) throw new AppError(401, 'SESSION_ENDED', '다시 로그인해 주세요.');
          const { session, ...tokens } = await refreshSession(deps, token);
          setCookies(request, reply, {
            accessToken: tokens.accessToken,
            refreshToken: tokens.refreshToken,
            shopSession: `${tokens.expiresAt}.${memberTypes[session.typeCode].mbrType}`,
          });
          return isBrowser(request) ? withoutTokens(tokens) : tokens;
        } catch (error) {
          return forgetLid(request, reply, error);
        }
      },
      { perMinute: 600 },
    ),
    route(memberCalls.logout, memberSchemas.logout, async ({ session, request, reply }) => {
      const token = request.cookies[cookieNames.refreshToken];
      const sid = session?.sessionId ?? (token ? await sessionOfRefresh(deps, token) : undefined);
      if (sid) await endSession(deps, sid, 'LOGOUT');
      clearSessionCookies(request, reply);
      return {};
    }),
    route(memberCalls.loginInfo, memberSchemas.loginInfo, ({ member }) =>
      userInfoOf(deps, member.memberNo, true),
    ),
    route(memberCalls.memberInfo, memberSchemas.memberInfo, ({ member }) =>
      userInfoOf(deps, member.memberNo, false),
    ),
    route(memberCalls.sampleMembers, memberSchemas.sampleMembers, async () => ({
      members: (await identity.sampleMembers()).map((member) => ({
        ...member,
        typeName: memberTypes[member.typeCode].name,
      })),
    })),
    route(
      memberCalls.sampleSignIn,
      memberSchemas.sampleSignIn,
      async ({ body, request, reply }) => {
        const lid = await identity.issueLid(body.cno);
        setCookies(request, reply, { lid });
        return { lid };
      },
      { perMinute: 300 },
    ),
  ];
}
