import { type App, isApiError, logOut } from '@shop/shared/app';
import { queueNotice, recordLogin } from '@shop/shared/app/login';
import { basketCalls, memberCalls, paths } from '@shop/shared/contracts';
import { loginSourceOf, registrationChannelOf } from '@shop/shared/domain';

/** The path to go to next; undefined when there was no response, so that a retry may succeed. */
export type NextPath = string | undefined;

/** A code other than 0000. Network failures, server errors and rate limits are not refusals. */
const isRefusal = (error: unknown): error is Error & { status: number } =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Spec sections 4 and 8: the server has cleared the lid, and the visitor goes home. */
function redirectHome(message: string): NextPath {
  queueNotice(message);
  return paths.home();
}

type Credentials = { lid: string } | { jwt: string; encCno: string };

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
  recordLogin(reply.isFirstLogin === 'Y', reply.mbrNo);
  await mergeBasket(app);
  return true;
}

/**
 * Logs in by the card company's `lid`. @returns the path to go to next; the page there resumes a
 * stored intent
 */
export async function logInByLid(app: App, lid: string, returnTo: string): Promise<NextPath> {
  try {
    return (await logIn(app, { lid })) ? returnTo : paths.home();
  } catch (error) {
    return isRefusal(error) ? redirectHome(error.message) : undefined;
  }
}
