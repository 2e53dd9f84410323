import { createCaller, type SessionSnapshot } from '@shop/shared/app';
import type { GatewayConfig } from './config';

/** The visitor's session for rendering one request. */
export interface RequestSession {
  session: SessionSnapshot;
  /** Cookie header for the api. */
  cookie: string;
  /** Set-Cookie values for the browser, when the session was opened, refreshed or ended here. */
  setCookies: string[];
  /** This is the member's first login. */
  isFirstLogin?: boolean;
}

const SERVER_TIMEOUT_MS = 5000;

/** @param traceparent of the request that the calls are made for; none for the gateway's own */
export function createServerCaller(config: GatewayConfig, cookie: string, traceparent?: string) {
  const headers: Record<string, string> = {};
  if (cookie) headers.cookie = cookie;
  if (traceparent) headers.traceparent = traceparent;
  return createCaller({ baseUrl: config.apiUrl, headers, timeoutMs: SERVER_TIMEOUT_MS });
}
