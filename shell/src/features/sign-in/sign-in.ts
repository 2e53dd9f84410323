import { type App, isApiError, logOut } from '@shop/shared/app';
import { leaveNotice, markLogin } from '@shop/shared/app/login';
import { basketCalls, memberCalls, paths } from '@shop/shared/contracts';
import { loginSourceOf, registrationChannelOf } from '@shop/shared/domain';

/** Where to go now; undefined when there was no answer, so that a second try may succeed. */
export type WayOn = string | undefined;

/** An answer other than 0000. Nothing, a failure of the server and "too many" are no answers. */
const isRefusal = (error: unknown): error is Error & { status: number } =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Spec sections 4 and 8: the server has cleared the lid, and the visitor goes home. */
function refuse(message: string): WayOn {
  leaveNotice(message);
  return paths.home();
}

/**
 * Signs in by the card company's `lid`, brings the visitor's basket along, and says where to go. The
 * page there resumes what he wanted.
 */
export async function signInByLid(app: App, lid: string, returnTo: string): Promise<WayOn> {
  const { userAgent } = navigator;
  const source = {
    loginFromCd: loginSourceOf(userAgent),
    mbrRegTypCd: registrationChannelOf(userAgent),
  };
  try {
    const reply = await app.call(memberCalls.login, { body: { lid, ...source } });
    if (reply.lid !== lid) {
      // The answer is about somebody else.
      await logOut(app);
      return paths.home();
    }
    markLogin(reply.isFirstLogin === 'Y');
  } catch (error) {
    return isRefusal(error) ? refuse(error.message) : undefined;
  }
  // The visitor's basket joins the member's; failing that, signing in still counts.
  await app.call(basketCalls.merge, { body: {} }).catch(() => undefined);
  return returnTo;
}
