import { createCaller, type SessionSnapshot } from '@shop/shared/app';
import type { GatewayConfig } from './config';

/** What rendering one request needs of the visitor's session. */
export interface RequestSession {
  session: SessionSnapshot;
  /** Cookie header for the api; its answers belong to this visitor. */
  cookie: string;
  /** Cookies to hand to the browser, when the session was opened, refreshed or ended here. */
  setCookies: string[];
  /** The start signed somebody in for the very first time. */
  isFirstLogin?: boolean;
}

const SERVER_TIMEOUT_MS = 5000;

export const createServerCaller = (config: GatewayConfig, cookie: string) =>
  createCaller({
    baseUrl: config.apiUrl,
    headers: cookie ? { cookie } : {},
    timeoutMs: SERVER_TIMEOUT_MS,
  });
