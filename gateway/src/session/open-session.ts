import { readSession, SESSION_COOKIE, visitorSession } from '@shop/shared/app';
import { memberCalls } from '@shop/shared/contracts';
import { loginSourceOf, registrationChannelOf } from '@shop/shared/domain';
import type { GatewayConfig } from '../http/config';
import { hasCookies, mergeCookies } from '../http/cookies';
import type { RequestSession } from './api-client';

/** Pages wait at most this long for a session, because the card company may be slow. */
const TIMEOUT_MS = 3000;
const EXPIRY_MARGIN_S = 15;

interface SessionRequest {
  cookie: string;
  userAgent: string;
  /** The client's address: the api counts sign-ins and refreshes by it. */
  ip: string;
  nowMs: number;
  /** Of the request. */
  traceparent: string;
}

/**
 * Undefined without a response, or with one that does not describe the visitor (the api is down).
 */
async function post(
  config: GatewayConfig,
  path: string,
  { cookie, ip, traceparent, userAgent }: SessionRequest,
  body: object,
): Promise<Response | undefined> {
  const response = await fetch(`${config.apiUrl}${path}`, {
    method: 'POST',
    // Sent like a browser request, so that tokens come in cookies and not in a body that might be
    // logged.
    headers: {
      cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': ip,
      'user-agent': userAgent,
      traceparent,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  return response && response.status < 500 && response.status !== 429 ? response : undefined;
}

/** The session of a response: a member with new cookies, or a visitor. */
function toRequestSession(response: Response, cookie: string): RequestSession {
  const setCookies = response.headers.getSetCookie();
  if (!response.ok) return { session: visitorSession, cookie: '', setCookies };
  const merged = mergeCookies(cookie, setCookies);
  return { session: readSession(merged), cookie: merged, setCookies };
}

/** Exchanges the refresh token. When the api is down, the session stays as it is. */
export async function refreshSession(
  config: GatewayConfig,
  request: SessionRequest,
): Promise<RequestSession> {
  const { cookie } = request;
  const response = await post(config, memberCalls.refresh.path, request, {});
  return response
    ? toRequestSession(response, cookie)
    : { session: readSession(cookie), cookie, setCookies: [] };
}

/** Spec section 4: the card company's token and session exist, but no session of the shop. */
async function startByJwt(config: GatewayConfig, request: SessionRequest): Promise<RequestSession> {
  const { cookie, userAgent } = request;
  const source = {
    loginFromCd: loginSourceOf(userAgent),
    mbrRegTypCd: registrationChannelOf(userAgent),
  };
  const response = await post(config, memberCalls.login.path, request, source);
  if (!response) return { session: visitorSession, cookie: '', setCookies: [] };
  // Another member is signed in here: a page is no consent to replace them.
  if (response.status === 409) return refreshSession(config, request);
  const { payload } = (await response.json().catch(() => ({}))) as {
    payload?: { isFirstLogin?: string };
  };
  return { ...toRequestSession(response, cookie), isFirstLogin: payload?.isFirstLogin === 'Y' };
}

/** A session cookie without tokens would show a visitor as a member. */
const clearOrphanedSession = (): RequestSession => ({
  session: visitorSession,
  cookie: '',
  setCookies: [`${SESSION_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`],
});

const isExpiring = (expiresAt: number | null, nowMs: number): boolean =>
  (expiresAt ?? 0) - EXPIRY_MARGIN_S < nowMs / 1000;

/**
 * Opens the visitor's session before rendering: logs in by JWT or refreshes where needed, once for
 * each document, so that the first page is already the member's. A failure leaves a visitor.
 */
export async function openSession(
  config: GatewayConfig,
  request: SessionRequest,
): Promise<RequestSession> {
  const { cookie, nowMs } = request;
  const session = readSession(cookie);
  const hasAccess = hasCookies(cookie, 'accessToken');
  if (!hasAccess && hasCookies(cookie, 'JWT', 'COHSESSIONID')) return startByJwt(config, request);
  const hasRefresh = hasCookies(cookie, 'refreshToken');
  if (session.isLoggedIn && !hasAccess && !hasRefresh) return clearOrphanedSession();
  const isValid = session.isLoggedIn && hasAccess && !isExpiring(session.expiresAt, nowMs);
  const isVisitor = !session.isLoggedIn && !hasRefresh;
  if (isValid || isVisitor) return { session, cookie, setCookies: [] };
  return refreshSession(config, request);
}
