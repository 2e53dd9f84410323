import { randomBytes } from 'node:crypto';
import { safeReturnTo } from '@shop/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieName, clearCookies } from '../../../platform/auth/cookies';
import { assertOwnOrigin } from '../../../platform/auth/same-origin';
import type { Deps } from '../../../platform/deps';
import { AppError, isAppError, notFound } from '../../../platform/errors';
import { mapTimeout } from '../../../platform/with-timeout';
import { type Identity, type SocialAccount, socialDown } from '../../../ports';
import {
  alreadySignedIn,
  beginJoining,
  deviceOf,
  endSessionOf,
  findMember,
  joinRequired,
  loginNotStarted,
  type Member,
  maskEmail,
  type SignedIn,
  sendSignIn,
  sessionOf,
  signIn,
} from '../member';
import { findConnectedMember } from './connection.repository';
import { connect } from './connections.service';
import { addStart, findStart, type SocialStart, takeStart } from './social-start';

/** Cookies of a sign-in by the card company, which would sign its member in again later. */
const cardCookies: readonly CookieName[] = ['jwt', 'cohSession', 'lptkn', 'lid'];

export const clearCardCookies = (request: FastifyRequest, reply: FastifyReply): void =>
  clearCookies(request, reply, cardCookies);

/** @returns the provider's page. @throws AppError 404 for an unknown provider; 503 `SOCIAL_DOWN` */
export async function begin(
  deps: Deps,
  { providerId, returnTo, memberNo }: SocialStart,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ url: string }> {
  const { socialSignIn } = deps.adapters;
  if (!socialSignIn.providers.some(({ id }) => id === providerId)) throw notFound();
  const start = { providerId, returnTo: safeReturnTo(returnTo), memberNo };
  const proof = await addStart(deps, start, request, reply);
  return {
    url: await mapTimeout(socialSignIn.authorizationUrl(providerId, proof), socialDown),
  };
}

/** What the provider led the browser back with. */
export interface SocialAnswer {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  isReplacing: boolean;
  loginFromCd: string;
  mbrRegTypCd: string;
}

const queryOf = ({ state, code, iss, error }: SocialAnswer): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ state, code, iss, error }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** Errors lead back to where the sign-in began. */
const withReturnTo = (error: unknown, returnTo: string): unknown =>
  isAppError(error)
    ? new AppError(error.status, error.code, error.message, { returnTo }, error.headers)
    : error;

/** The response names the provider and the account (`snsSite`, `snsEmail` of the specification). */
export const withAccount = (
  signed: SignedIn,
  { providerName, email }: SocialAccount,
): SignedIn => ({
  ...signed,
  reply: {
    ...signed.reply,
    snsSite: providerName,
    snsEmail: maskEmail(email),
    snsNoMaskEmail: email,
  },
});

/** The card company confirms nothing here. */
const noCard: Omit<Identity, 'cno'> = { lid: '', jwt: '', cohSessionId: '' };

/**
 * An account that no member has connected. Its customer number is the shop's own: a general member, by a
 * letter that no number of the card company has.
 */
async function refuseStranger(
  deps: Deps,
  account: SocialAccount,
  answer: SocialAnswer,
  payload: object,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AppError> {
  const { name, phone, email, birth } = account;
  const identity = {
    ...noCard,
    cno: `0S${randomBytes(12).toString('hex')}`,
    customer: { name, phone, email, birth },
    social: account,
  };
  const source = { ...answer, device: deviceOf(request) };
  await beginJoining(deps, { identity, method: 'SNS', source }, request, reply);
  return joinRequired(payload);
}

async function memberOf(deps: Deps, account: SocialAccount): Promise<Member | undefined> {
  const memberNo = await findConnectedMember(deps.db, deps.secrets, account);
  return memberNo === undefined ? undefined : findMember(deps.db, deps.secrets, memberNo);
}

/**
 * Ends what `begin` began: signs in, connects the account, or leads to joining.
 * @throws AppError 403 `LOGIN_NOT_STARTED` for a state that this browser has not begun, that is used or
 * too old; others with the page from which the sign-in began
 */
export async function finish(
  deps: Deps,
  answer: SocialAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  assertOwnOrigin(request);
  const begun = await findStart(deps, answer.state, request);
  if (!begun) throw loginNotStarted();
  const payload = { returnTo: begun.returnTo };
  const current = await sessionOf(deps, request);
  if (begun.memberNo !== null && begun.memberNo !== current?.memberNo) throw loginNotStarted();
  // Before the beginning is used up.
  if (begun.memberNo === null && current && !answer.isReplacing) throw alreadySignedIn(payload);
  const start = await takeStart(deps, answer.state, request);
  if (!start) throw loginNotStarted();
  const account = await mapTimeout(
    deps.adapters.socialSignIn.accountOf(start.providerId, queryOf(answer), start.proof),
    socialDown,
  ).catch((error: unknown) => {
    throw withReturnTo(error, start.returnTo);
  });
  if (start.memberNo !== null) {
    await connect(deps, start.memberNo, account, payload);
    return { ...payload, login: null };
  }
  const member = await memberOf(deps, account);
  if (!member) throw await refuseStranger(deps, account, answer, payload, request, reply);
  const source = { ...answer, device: deviceOf(request) };
  const signed = await signIn(deps, member, { ...noCard, cno: member.cno }, 'SNS', source);
  if (current) await endSessionOf(deps, request, 'REPLACED');
  clearCardCookies(request, reply);
  return { ...payload, login: sendSignIn(withAccount(signed, account), request, reply) };
}
