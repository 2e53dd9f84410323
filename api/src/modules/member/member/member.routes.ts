import { memberCalls } from '@shop/shared/contracts';
import { memberSchemas } from '@shop/shared/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type CookieName,
  clearCookies,
  clearSessionCookies,
  cookieNames,
} from '../../../platform/auth/cookies';
import type { Deps } from '../../../platform/deps';
import { AppError, isAppError } from '../../../platform/errors';
import { type RouteBinding, route } from '../../../platform/http/route';
import { mapTimeout } from '../../../platform/with-timeout';
import { type Credential, identityDown } from '../../../ports';
import { credentialOf, isSamePerson, type LoginBody } from './credential.rules';
import {
  type LoginMethod,
  type LoginSource,
  loginFailed,
  signIn,
  userInfoOf,
} from './member.service';
import { endSession, refreshSession, sessionOfRefresh } from './session.service';
import { sendRefresh, sendSignIn } from './sign-in.reply';

const methods: Record<Credential['by'], LoginMethod> = { lid: 'LID', jwt: 'JWT', encCno: 'CNO' };

/** Cookies to clear after a rejected sign-in, because they would be rejected again. */
const consumedCookies: Record<Credential['by'], readonly CookieName[]> = {
  lid: ['lid'],
  jwt: ['jwt', 'cohSession', 'lptkn'],
  encCno: ['jwt', 'cohSession', 'lptkn'],
};

/** Ends the session of this browser, also after its access token expired. */
async function endSessionOf(
  deps: Deps,
  request: FastifyRequest,
  reason: string,
  accessToken?: string,
): Promise<void> {
  const session = accessToken
    ? await deps.sessions.open(accessToken)
    : await deps.sessions.read(request);
  const refreshToken = request.cookies[cookieNames.refreshToken];
  const sid =
    session?.sessionId ?? (refreshToken ? await sessionOfRefresh(deps, refreshToken) : undefined);
  if (sid) await endSession(deps, sid, reason);
}

/** Spec section 4: the credentials belong to two people, so the session ends. */
async function refuseMixUp(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  await endSessionOf(deps, request, 'LOGIN_MISMATCH');
  clearSessionCookies(request, reply);
  return new AppError(401, 'LOGIN_MISMATCH', '로그인 정보가 서로 달라 안전하게 로그아웃했어요.');
}

async function login(
  deps: Deps,
  body: LoginBody & LoginSource,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const credential = credentialOf(body, request.cookies);
  const identity = await mapTimeout(deps.adapters.identity.verify(credential), identityDown);
  if (!identity) {
    clearCookies(request, reply, consumedCookies[credential.by]);
    throw loginFailed();
  }
  if (!isSamePerson(credential, request.cookies, identity)) {
    throw await refuseMixUp(deps, request, reply);
  }
  const signed = await signIn(deps, identity, methods[credential.by], body);
  // Ends the session of the previously signed-in member. (By JWT, several tabs may sign in at
  // once.)
  if (credential.by === 'lid') await endSessionOf(deps, request, 'REPLACED');
  return sendSignIn(signed, request, reply);
}

async function refresh(
  deps: Deps,
  bodyToken: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = bodyToken || request.cookies[cookieNames.refreshToken];
  try {
    if (!token) throw new AppError(401, 'SESSION_ENDED', '다시 로그인해 주세요.');
    const { session, ...tokens } = await refreshSession(deps, token);
    return sendRefresh(tokens, session.typeCode, request, reply);
  } catch (error) {
    if (isAppError(error)) clearSessionCookies(request, reply);
    throw error;
  }
}

const infoOptions = (request: FastifyRequest, isMasked: boolean) => ({
  isMasked,
  isSocial: Boolean(request.cookies[cookieNames.lid]),
});

/** Sign-in, sign-out and login info: the spec's calls over any identity adapter. */
export function memberRoutes(deps: Deps): RouteBinding[] {
  return [
    route(
      memberCalls.login,
      memberSchemas.login,
      ({ body, request, reply }) => login(deps, body, request, reply),
      { limit: 'signIn' },
    ),
    route(
      memberCalls.refresh,
      memberSchemas.refresh,
      ({ body, request, reply }) => refresh(deps, body.refreshToken, request, reply),
      { limit: 'sessionRefresh' },
    ),
    route(memberCalls.logout, memberSchemas.logout, async ({ body, request, reply }) => {
      await endSessionOf(deps, request, 'LOGOUT', body.accessToken);
      clearSessionCookies(request, reply);
      return {};
    }),
    route(memberCalls.loginInfo, memberSchemas.loginInfo, ({ member, request }) =>
      userInfoOf(deps, member, infoOptions(request, true)),
    ),
    route(memberCalls.memberInfo, memberSchemas.memberInfo, ({ member, request }) =>
      userInfoOf(deps, member, infoOptions(request, false)),
    ),
  ];
}
