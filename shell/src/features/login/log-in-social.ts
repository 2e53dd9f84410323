import { type App, isApiError } from '@shop/shared/app';
import { queueNotice } from '@shop/shared/app/login';
import { paths, socialCalls } from '@shop/shared/contracts';
import { loginSourceOf, registrationChannelOf, safeReturnTo } from '@shop/shared/domain';
import { afterLogin } from './after-login';
import { completeLogin, isJoinRequired, type LoginOutcome } from './log-in';

/** A return from a provider of accounts: its query at `/auth/callback`. */
export interface SocialReturn {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  /** The person agreed to end the session of the member who is signed in. */
  isReplacing: boolean;
}

/** Once the server knows the state, its errors say where the login began. */
const returnToOf = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'returnTo' in payload
    ? safeReturnTo(String(payload.returnTo))
    : paths.home();

/** An answer of the server counts once, so only a request that got no answer is worth repeating. */
function outcomeOf(error: unknown): LoginOutcome {
  if (!isApiError(error) || error.status === 0 || error.status === 429) return { kind: 'retry' };
  if (error.code === 'ALREADY_SIGNED_IN') return { kind: 'ask' };
  const returnTo = returnToOf(error.payload);
  if (isJoinRequired(error)) return { kind: 'next', path: paths.join(returnTo) };
  queueNotice(error.message);
  // It leads a member, who wanted to connect an account, to the page from which they came.
  return { kind: 'next', path: paths.login(returnTo) };
}

/** Logs in by an account of another company, or connects it to the member who is signed in. */
export async function logInBySocial(app: App, back: SocialReturn): Promise<LoginOutcome> {
  const { userAgent } = navigator;
  const source = {
    loginFromCd: loginSourceOf(userAgent),
    mbrRegTypCd: registrationChannelOf(userAgent),
  };
  try {
    const { returnTo, login } = await app.call(socialCalls.finish, {
      body: { ...back, ...source },
    });
    if (!login) {
      queueNotice('로그인을 연결했어요');
      return { kind: 'next', path: safeReturnTo(returnTo) };
    }
    await completeLogin(app, login);
    return { kind: 'next', path: await afterLogin(app, safeReturnTo(returnTo)) };
  } catch (error) {
    return outcomeOf(error);
  }
}
