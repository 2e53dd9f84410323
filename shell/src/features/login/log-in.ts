import { type ApiError, type App, isApiError, logOut } from '@shop/shared/app';
import { queueNotice, recordLogin } from '@shop/shared/app/login';
import { basketCalls, type LoginReply, memberCalls, paths } from '@shop/shared/contracts';
import { loginSourceOf, registrationChannelOf } from '@shop/shared/domain';
import { afterLogin } from './after-login';

/** A code other than 0000. Network failures, server errors and rate limits are not refusals. */
const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Spec sections 4 and 8: the server has cleared the lid, and the visitor goes home. */
function redirectHome(message: string): LoginOutcome {
  queueNotice(message);
  return { kind: 'next', path: paths.home() };
}

/** A return from the card company: its `lid`, and the state of the beginning, if it has one. */
export interface LoginReturn {
  lid: string;
  state?: string | undefined;
  /** The person agreed to end the session of the member who is signed in. */
  isReplacing?: boolean;
}

/**
 * Where to go next; `retry` when there was no response, so that a retry may succeed; `ask` when a member
 * is signed in, whose session ends only when the person agrees.
 */
export type LoginOutcome = { kind: 'next'; path: string } | { kind: 'retry' } | { kind: 'ask' };

type Credentials = LoginReturn | { jwt: string; encCno: string };

/** Adds the visitor's basket to the member's and announces how much; the login counts even if this fails. */
async function mergeBasket(app: App): Promise<void> {
  const { merged } = await app.call(basketCalls.merge, { body: {} }).catch(() => ({ merged: 0 }));
  if (merged > 0) queueNotice(`로그인 전에 담은 상품 ${merged}개를 장바구니에 합쳤어요`);
}

/**
 * Logs in, stores the login flags and merges the visitor's basket.
 * @returns false when the response was about another member, who is logged out then
 * @throws ApiError of the login call
 */
export async function logIn(app: App, credentials: Credentials): Promise<boolean> {
  const { userAgent } = navigator;
  const source = {
    loginFromCd: loginSourceOf(userAgent),
    mbrRegTypCd: registrationChannelOf(userAgent),
  };
  const reply = await app.call(memberCalls.login, { body: { ...credentials, ...source } });
  if ('lid' in credentials && reply.lid !== credentials.lid) {
    await logOut(app);
    return false;
  }
  await completeLogin(app, reply);
  return true;
}

/** What follows any login: the flags of this browser, and the visitor's basket. */
export async function completeLogin(app: App, reply: LoginReply): Promise<void> {
  recordLogin(reply.isFirstLogin === 'Y', reply.mbrNo);
  await mergeBasket(app);
}

/** The card company knows the customer, and the shop does not. */
export const isJoinRequired = (error: unknown): boolean =>
  isApiError(error) && error.code === 'JOIN_REQUIRED';

/** What a failed login leads to. */
function outcomeOf(error: unknown, returnTo: string): LoginOutcome {
  if (!isRefusal(error)) return { kind: 'retry' };
  if (error.code === 'ALREADY_SIGNED_IN') return { kind: 'ask' };
  if (isJoinRequired(error)) return { kind: 'next', path: paths.join(returnTo) };
  if (error.code !== 'LOGIN_NOT_STARTED') return redirectHome(error.message);
  queueNotice(error.message);
  return { kind: 'next', path: paths.login(returnTo) };
}

/** Logs in by the card company's `lid`. The next page resumes a stored intent. */
export async function logInByLid(
  app: App,
  back: LoginReturn,
  returnTo: string,
): Promise<LoginOutcome> {
  try {
    const isLoggedIn = await logIn(app, back);
    return { kind: 'next', path: isLoggedIn ? await afterLogin(app, returnTo) : paths.home() };
  } catch (error) {
    return outcomeOf(error, returnTo);
  }
}
