import { createCaller, type SessionSnapshot } from '@shop/shared/app';
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

/** On one machine compression costs more than it saves. */
export const uncompressed = { 'accept-encoding': 'identity' } as const;

/** Calls of the gateway itself; those of a page are the shell's. */
export function createServerCaller(config: GatewayConfig, cookie: string) {
  const headers: Record<string, string> = { ...uncompressed };
  if (cookie) headers.cookie = cookie;
  return createCaller({ baseUrl: config.apiUrl, headers, timeoutMs: SERVER_TIMEOUT_MS });
}
