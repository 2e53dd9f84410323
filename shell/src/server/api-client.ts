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

export const createServerCaller = (config: GatewayConfig, cookie: string) =>
  createCaller({
    baseUrl: config.apiUrl,
    headers: cookie ? { cookie } : {},
    timeoutMs: SERVER_TIMEOUT_MS,
  });
