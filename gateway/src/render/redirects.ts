import { type Caller, createCaller, type Redirect } from '@shop/shared/app';
import { codeCalls } from '@shop/shared/contracts';
import { createResponseCache } from '@shop/shared/node';
import type { GatewayConfig } from '../http/config';

const TTL_MS = 30_000;
const MAX_ENTRIES = 2000;
/** A slow look-up must not delay a page. */
const TIMEOUT_MS = 2000;
/** The longest path that the api looks up. */
const MAX_PATH = 300;

export type RedirectLookUp = (pathname: string) => Promise<Redirect | undefined>;

async function fetchRedirect(call: Caller, path: string): Promise<Redirect | undefined> {
  const { to, status } = await call(codeCalls.redirect, { query: { path } });
  return to === null ? undefined : { to, status };
}

/** Looks up redirects in the api and caches them; a failure counts as no redirect and is not cached. */
export function createRedirects(config: GatewayConfig): RedirectLookUp {
  const call = createCaller({ baseUrl: config.apiUrl, timeoutMs: TIMEOUT_MS });
  const cache = createResponseCache<Redirect | undefined>({
    maxSize: MAX_ENTRIES,
    sizeOf: () => 1,
  });

  return async (pathname) => {
    if (pathname.length > MAX_PATH) return undefined;
    const load = async () => ({ value: await fetchRedirect(call, pathname), ttlMs: TTL_MS });
    return cache.read(pathname, load).catch(() => undefined);
  };
}
