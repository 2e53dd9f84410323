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
import { type Credential, type Identity, identityDown } from '../../../ports';
import { credentialOf, isSamePerson, type LoginBody } from './credential.rules';
import { alreadySignedIn, deviceOf, endSessionOf, sessionOf } from './current-session';
import { beginJoining, joinRequired } from './join-ticket';
import { findMemberByCno } from './member.repository';
import {
  type LoginMethod,
  type LoginSource,
  loginFailed,
  signIn,
  userInfoOf,
} from './member.service';
import { refreshSession } from './session.service';
import { sendRefresh, sendSignIn } from './sign-in.reply';
import { endStart, isBegun, loginNotStarted } from './sign-in-start';

const methods: Record<Credential['by'], LoginMethod> = { lid: 'LID', jwt: 'JWT', encCno: 'CNO' };

/** Cookies to clear after a rejected sign-in, because they would be rejected again. */
const consumedCookies: Record<Credential['by'], readonly CookieName[]> = {
  lid: ['lid'],
  jwt: ['jwt', 'cohSession', 'lptkn'],
  encCno: ['jwt', 'cohSession', 'lptkn'],
};

/** Spec section 4: the credentials belong to two people, so the session ends. */
async function refuseMixUp(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  await endSessionOf(deps, request, 'LOGIN_MISMATCH');
  clearSessionCookies(request, reply);
  return new AppError(401, 'LOGIN_MISMATCH', '로그인 정보가 서로 달라 안전하게 로그아웃했어요.');
}

/** A customer whom the shop does not know may join, if the card company says who they are. */
async function refuseStranger(
  deps: Deps,
  { identity, method, source }: { identity: Identity; method: LoginMethod; source: LoginSource },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AppError> {
  const { customer } = identity;
  if (!customer) return loginFailed();
  await beginJoining(deps, { identity: { ...identity, customer }, method, source }, request, reply);
  return joinRequired();
}

type LoginRequest = LoginBody &
  Omit<LoginSource, 'device'> & { state?: string | undefined; isReplacing: boolean };

async function login(deps: Deps, body: LoginRequest, request: FastifyRequest, reply: FastifyReply) {
  const { state, isReplacing } = body;
  const credential = credentialOf(body, request.cookies);
  if (!(await isBegun(deps, credential, state, request))) {
    // A link must not touch the `lid` of the member who is signed in.
    if (credential.by === 'lid' && credential.lid === request.cookies[cookieNames.lid])
      clearCookies(request, reply, consumedCookies.lid);
    throw loginNotStarted();
  }
  const current = isReplacing ? undefined : await sessionOf(deps, request);
  // Before the ticket is used up, which also says whose it is.
  if (current && credential.by === 'lid') throw alreadySignedIn();
  const identity = await mapTimeout(deps.adapters.identity.verify(credential), identityDown);
  if (!identity) {
    clearCookies(request, reply, consumedCookies[credential.by]);
    throw loginFailed();
  }
  if (!isSamePerson(credential, request.cookies, identity, isReplacing)) {
    throw await refuseMixUp(deps, request, reply);
  }
  const member = await findMemberByCno(deps.db, deps.secrets, identity.cno);
  if (current && current.memberNo !== member?.memberNo) throw alreadySignedIn();
  const method = methods[credential.by];
  const source = { ...body, device: deviceOf(request) };
  if (!member) {
    await endStart(deps, credential, state);
    clearCookies(request, reply, consumedCookies[credential.by]);
    throw await refuseStranger(deps, { identity, method, source }, request, reply);
  }
  const signed = await signIn(deps, member, identity, method, source);
  await endStart(deps, credential, state);
  // Ends the session of the previously signed-in member. (By JWT, several tabs may sign in at
  // once.)
  if (isReplacing) await endSessionOf(deps, request, 'REPLACED');
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
