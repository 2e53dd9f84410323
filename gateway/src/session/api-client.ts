import { createCaller, type SessionSnapshot } from '@shop/shared/app';
import { RELEASE_HEADER } from '@shop/shared/node';
import type { GatewayConfig } from '../http/config';

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

/** What the calls are made for. */
interface CallOrigin {
  /** Of the request. */
  traceparent: string;
  /** The combination of builds. */
  release: string;
}

/** @param origin none for the gateway's own calls */
export function createServerCaller(config: GatewayConfig, cookie: string, origin?: CallOrigin) {
  // Compressing and decompressing between two processes of one machine would only cost time.
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  if (cookie) headers.cookie = cookie;
  if (origin) {
    headers.traceparent = origin.traceparent;
    headers[RELEASE_HEADER] = origin.release;
  }
  return createCaller({ baseUrl: config.apiUrl, headers, timeoutMs: SERVER_TIMEOUT_MS });
}
