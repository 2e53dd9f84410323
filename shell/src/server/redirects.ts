import { type Caller, createCaller, type Redirect, systemNowMs } from '@shop/shared/app';
import { codeCalls } from '@shop/shared/contracts';
import type { GatewayConfig } from './config';

const KEEP_MS = 30_000;
const MAX_KEPT = 2000;
/** A slow look-up must not delay a page. */
const TIMEOUT_MS = 2000;
/** The longest path that the api looks up. */
const MAX_PATH = 300;

export type RedirectLookUp = (pathname: string) => Promise<Redirect | undefined>;

async function fetchRedirect(call: Caller, path: string): Promise<Redirect | undefined> {
  const { to, status } = await call(codeCalls.redirect, { query: { path } });
  return to === null ? undefined : { to, status };
}

/**
 * Looks up redirects in the api and caches them for half a minute. A failure counts as no redirect.
 */
export function createRedirects(config: GatewayConfig): RedirectLookUp {
  const call = createCaller({ baseUrl: config.apiUrl, timeoutMs: TIMEOUT_MS });
  const cache = new Map<string, { answer: Promise<Redirect | undefined>; untilMs: number }>();

  return (pathname) => {
    if (pathname.length > MAX_PATH) return Promise.resolve(undefined);
    const cached = cache.get(pathname);
    if (cached && cached.untilMs > systemNowMs()) return cached.answer;
    const response = fetchRedirect(call, pathname).catch(() => {
      cache.delete(pathname);
      return undefined;
    });
    cache.delete(pathname);
    cache.set(pathname, { answer: response, untilMs: systemNowMs() + KEEP_MS });
    const oldest = cache.size > MAX_KEPT ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    return response;
  };
}
