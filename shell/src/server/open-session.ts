import { readSession, SESSION_COOKIE, visitorSession } from '@shop/shared/app';
import { memberCalls } from '@shop/shared/contracts';
import { loginSourceOf, registrationChannelOf } from '@shop/shared/domain';
import type { RequestSession } from './api-client';
import type { GatewayConfig } from './config';
import { hasCookies, mergeCookies } from './cookies';

/** A page waits this long for a session; the card company may be slow, its own pages shall not be. */
const TIMEOUT_MS = 3000;
const EXPIRY_MARGIN_S = 15;

interface Asked {
  /** The visitor's. */
  cookie: string;
  userAgent: string;
  nowMs: number;
}

/** Undefined: no answer, or one that says nothing about this visitor (the api is down). */
async function post(
  config: GatewayConfig,
  path: string,
  cookie: string,
  body: object,
): Promise<Response | undefined> {
  const answer = await fetch(`${config.apiUrl}${path}`, {
    method: 'POST',
    // As a browser: tokens come in cookies, and not in an answer that might be written somewhere.
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  return answer && answer.status < 500 && answer.status !== 429 ? answer : undefined;
}

/** What an answer made of the session: signed in with its cookies, or a visitor. */
function settled(answer: Response, cookie: string): RequestSession {
  const setCookies = answer.headers.getSetCookie();
  if (!answer.ok) return { session: visitorSession, cookie: '', setCookies };
  const merged = mergeCookies(cookie, setCookies);
  return { session: readSession(merged), cookie: merged, setCookies };
}

/**
 * Exchanges the refresh token. An api that is down is no reason to sign anybody out: the session stays
 * as it was.
 */
export async function refreshSession(
  config: GatewayConfig,
  cookie: string,
): Promise<RequestSession> {
  const answer = await post(config, memberCalls.refresh.path, cookie, {});
  return answer
    ? settled(answer, cookie)
    : { session: readSession(cookie), cookie, setCookies: [] };
}

/** Spec section 4: a start with the card company's token and session, but none of ours. */
async function startByJwt(
  config: GatewayConfig,
  { cookie, userAgent }: Asked,
): Promise<RequestSession> {
  const source = {
    loginFromCd: loginSourceOf(userAgent),
    mbrRegTypCd: registrationChannelOf(userAgent),
  };
  const answer = await post(config, memberCalls.login.path, cookie, source);
  if (!answer) return { session: visitorSession, cookie: '', setCookies: [] };
  const { payload } = (await answer.json().catch(() => ({}))) as {
    payload?: { isFirstLogin?: string };
  };
  return { ...settled(answer, cookie), isFirstLogin: payload?.isFirstLogin === 'Y' };
}

/** The companion cookie of tokens that are gone: it would call a visitor a member. */
const orphan = (): RequestSession => ({
  session: visitorSession,
  cookie: '',
  setCookies: [`${SESSION_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`],
});

const isEnding = (expiresAt: number | null, nowMs: number): boolean =>
  (expiresAt ?? 0) - EXPIRY_MARGIN_S < nowMs / 1000;

/**
 * The visitor's session before a page is rendered: begun by JWT or refreshed where that is due, once for
 * each document, so that the first page is already a member's. A failure leaves a visitor.
 */
export async function openSession(config: GatewayConfig, asked: Asked): Promise<RequestSession> {
  const { cookie, nowMs } = asked;
  const session = readSession(cookie);
  const hasAccess = hasCookies(cookie, 'accessToken');
  if (!hasAccess && hasCookies(cookie, 'JWT', 'COHSESSIONID')) return startByJwt(config, asked);
  const hasRefresh = hasCookies(cookie, 'refreshToken');
  if (session.isLoggedIn && !hasAccess && !hasRefresh) return orphan();
  const isWhole = session.isLoggedIn && hasAccess && !isEnding(session.expiresAt, nowMs);
  const isVisitor = !session.isLoggedIn && !hasRefresh;
  if (isWhole || isVisitor) return { session, cookie, setCookies: [] };
  return refreshSession(config, cookie);
}
