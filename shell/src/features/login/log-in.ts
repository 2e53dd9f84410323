import { type App, isApiError, logOut } from '@shop/shared/app';
import { queueNotice, recordLogin } from '@shop/shared/app/login';
import { basketCalls, memberCalls, paths } from '@shop/shared/contracts';
import { loginSourceOf, registrationChannelOf } from '@shop/shared/domain';

/** Where to go now; undefined when there was no answer, so that a second try may succeed. */
export type NextPath = string | undefined;

/** An answer other than 0000. Nothing, a failure of the server and "too many" are no answers. */
const isRefusal = (error: unknown): error is Error & { status: number } =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Spec sections 4 and 8: the server has cleared the lid, and the visitor goes home. */
function redirectHome(message: string): NextPath {
  queueNotice(message);
  return paths.home();
}

type Credentials = { lid: string } | { jwt: string; encCno: string };

/**
 * Signs in, leaves the marks of it, and brings the visitor's basket along.
 * @returns false when the answer was about somebody else: he is logged out then.
 * @throws ApiError as the login answered.
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
  recordLogin(reply.isFirstLogin === 'Y');
  // The visitor's basket joins the member's; failing that, signing in still counts.
  await app.call(basketCalls.merge, { body: {} }).catch(() => undefined);
  return true;
}

/** Signs in by the card company's `lid`, and says where to go. The page there resumes what he wanted. */
export async function logInByLid(app: App, lid: string, returnTo: string): Promise<NextPath> {
  try {
    return (await logIn(app, { lid })) ? returnTo : paths.home();
  } catch (error) {
    return isRefusal(error) ? redirectHome(error.message) : undefined;
  }
}
