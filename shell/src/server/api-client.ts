import { createCaller, readSession, type SessionSnapshot, visitor } from '@shop/shared/app';
import type { GatewayConfig } from './config';

/** What rendering one request needs of the visitor's session. */
export interface RequestSession {
  session: SessionSnapshot;
  /** Cookie header for the api; its answers belong to this visitor. */
  cookie: string;
  /** Cookies to hand to the browser, when the session was refreshed or ended here. */
  setCookies: string[];
}

const SERVER_TIMEOUT_MS = 5000;
const EXPIRY_MARGIN_S = 15;

export const createServerCaller = (config: GatewayConfig, cookie: string) =>
  createCaller({
    baseUrl: config.apiUrl,
    headers: cookie ? { cookie } : {},
    timeoutMs: SERVER_TIMEOUT_MS,
  });

/** `a=1; b=2` with the name and value pairs of Set-Cookie lines laid over it. */
export function mergeCookies(cookie: string, setCookies: readonly string[]): string {
  const jar = new Map(
    cookie
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0] ?? '', pair] as const),
  );
  for (const line of setCookies) {
    const pair = line.split(';', 1)[0] ?? '';
    jar.set(pair.split('=', 1)[0] ?? '', pair);
  }
  return [...jar.values()].join('; ');
}

/** Reads the visitor's session and, where its access token has ended, refreshes it before rendering. */
export async function openSession(
  config: GatewayConfig,
  cookie: string,
  nowMs: number,
): Promise<RequestSession> {
  const session = readSession(cookie);
  const isStale = session.isLoggedIn && (session.expiresAt ?? 0) - EXPIRY_MARGIN_S < nowMs / 1000;
  if (!isStale) return { session, cookie, setCookies: [] };
  const answer = await fetch(`${config.apiUrl}/member/v1/front/refresh`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{}',
    signal: AbortSignal.timeout(SERVER_TIMEOUT_MS),
  }).catch(() => undefined);
  // An api that is down is no reason to sign anybody out.
  if (!answer || answer.status >= 500) return { session, cookie, setCookies: [] };
  const setCookies = answer.headers.getSetCookie();
  const merged = mergeCookies(cookie, setCookies);
  const renewed = answer.ok ? readSession(merged) : visitor;
  return { session: renewed, cookie: answer.ok ? merged : '', setCookies };
}
